type Point = { title: string; text: string }

/** The credit rule in plain words; keep in sync with docs/decisions/0017-credit.md. */
const credit: { title: string; lead: string; points: readonly Point[] } = {
  title: 'What you’re credited for',
  lead: 'Every ambassador and every campaign has its own link. One rule, the same for everyone, decides what is credited after someone follows it, and it counts only what was actually received.',
  points: [
    {
      title: 'The last link, for thirty days',
      text: 'When someone follows your link and then gives, volunteers, attends, visits, invests or asks about business within 30 days, you’re credited. If they follow someone else’s link after yours, that person is credited.',
    },
    {
      title: 'They see it, and can say no',
      text: 'The form says “You came here through” and your name, with a checked box. People can clear it and still support; then no one is credited.',
    },
    {
      title: 'Counted once it is real',
      text: 'A gift counts once payment is received, everything else once the organization has confirmed it. Anything declined, canceled or refunded is subtracted again, including partial refunds.',
    },
    {
      title: 'A campaign counts while it runs',
      text: 'Support through a campaign’s link counts for the campaign too, if it’s for what the campaign is for. Once the campaign is over, it counts for you alone.',
    },
    {
      title: 'Not your own support',
      text: 'What you give or sign up for yourself isn’t credited to you, with or without your account. Store orders aren’t credited to anyone.',
    },
    {
      title: 'Numbers, not names',
      text: 'You see what came in, when and for what. You see a name only where the donor makes it public, and never an address. The supporter, the organization and our team see who referred them.',
    },
  ],
}

/** What counts toward an ambassador's credit and what does not. Other pages link to its anchor. */
export function CreditRule() {
  const { title, lead, points } = credit
  return (
    <section id="credit" aria-labelledby="credit-title" className="mt-14 scroll-mt-24 sm:mt-20">
      <div className="rounded-card bg-sand p-6 sm:p-10">
        <h2
          id="credit-title"
          className="font-display text-heading font-bold tracking-[-0.01em] text-balance"
        >
          {title}
        </h2>
        <p className="mt-3 max-w-text text-lead text-muted">{lead}</p>
        <dl className="mt-8 grid gap-x-12 gap-y-7 md:grid-cols-2">
          {points.map((point) => (
            <div key={point.title} className="border-t border-line pt-5">
              <dt className="font-display text-subheading font-bold">{point.title}</dt>
              <dd className="mt-1.5 text-muted">{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
