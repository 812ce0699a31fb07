/** How a donation comes about (specification, section 1, charity angle). */
export function DonationSteps({ share }: { readonly share: string }) {
  return (
    <section className="wide section" aria-labelledby="donations">
      <h2 id="donations">How a donation is worked out</h2>
      <ol className="steps">
        <li>
          <h3>On the 1st of each month</h3>
          <p>We add up the commission that the marketplaces paid us for the previous month.</p>
        </li>
        <li>
          <h3>{share} is paid out</h3>
          <p>The money goes to charities chosen for the month, through a donation platform.</p>
        </li>
        <li>
          <h3>Confirmed, then counted</h3>
          <p>The figures above change when the platform confirms a donation, and not before.</p>
        </li>
      </ol>
    </section>
  );
}
