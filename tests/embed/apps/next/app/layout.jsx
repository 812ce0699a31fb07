/** The page around the widgets: the same as that of every environment. */
export default function Layout({ children }) {
  return (
    <html lang="en" data-server={process.env.SERVER}>
      <head>
        <title>Next</title>
        <link rel="icon" href="data:," />
        <script src="/watch.js" />
        <link rel="stylesheet" href="/css/Next" />
      </head>
      <body>
        <main>
          <h1>A page</h1>
          <p>Its own words.</p>
          <div className="column">{children}</div>
          <p>More of them.</p>
        </main>
      </body>
    </html>
  );
}
