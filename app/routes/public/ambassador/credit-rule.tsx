type Point = { title: string; text: string }

/** The credit rule in plain words; keep in sync with docs/decisions/0017-credit.md. */
const credit: { title: string; lead: string; points: readonly Point[] } = {
  title: 'What counts as coming through you',
  lead: 'Every ambassador and every campaign has a link of its own. What people do after following it is counted by one rule, the same for everybody, and it counts only what truly came.',
  points: [
    {
      title: 'The last link, for thirty days',
      text: 'Whoever follows your link and then gives, volunteers, attends, visits, invests or asks about business within 30 days came through you. If they follow somebody else’s link after yours, it counts for the other one.',
    },
    {
      title: 'They see it, and may say no',
      text: 'The form says “You came through” and your name, with a box that is ticked. Whoever clears it supports all the same, and it counts for nobody.',
    },
    {
      title: 'Counted once it is real',
      text: 'A gift counts when its money has come, everything else when the organization has confirmed it. What is declined, cancelled or paid back is taken off again, a part of it too.',
    },
    {
      title: 'A campaign counts while it runs',
      text: 'Through a campaign’s link it counts for the campaign too, if it is for what the campaign is for. Once the campaign is over, it counts for you alone.',
    },
    {
      title: 'Not one’s own',
      text: 'What you give or sign up for yourself is not counted for you, with your account or without. Orders in the store are counted for nobody.',
    },
    {
      title: 'Numbers, not names',
      text: 'You see what came, when and for what. You see a name only where a giver shows it to everybody, and never an address. Whoever supported, the organization and our team see through whom it came.',
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
