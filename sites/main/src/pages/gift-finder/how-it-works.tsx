const STEPS = (share: string) => [
  {
    title: "Describe the person",
    text: "An occasion, an interest or two and a budget. Notes help: their age, what they have, what to avoid.",
  },
  {
    title: "Look through the ideas",
    text: "They appear as they are found. Where no AI is set up, our own catalogue answers, and the page says which.",
  },
  {
    title: "Buy where you like",
    text: `“Shop” opens a search at your country’s marketplace. If you buy there we earn a commission, and ${share} of it is donated.`,
  },
];

export function HowItWorks({ share }: { readonly share: string }) {
  return (
    <section className="wide narrow section" aria-labelledby="how-it-works">
      <h2 id="how-it-works">How it works</h2>
      <ol className="steps">
        {STEPS(share).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
