import type { ReactNode } from 'react'
import type { Resource } from '#domain/ambassadors/select-resources.ts'
import { about, activities, audiences, reasons, steps, whatIsIt } from './content.ts'
import { CreditRule } from './credit-rule.tsx'
import { WayPicture } from '../cards/way-picture.tsx'
import { Materials } from './materials.tsx'
import { MeetSome, Showcase, type ShowcasePage } from './showcase.tsx'
import { ambassadorTabLabel, type AmbassadorTab } from './tabs.ts'

/** The content of one tab of the ambassadors page. */
export function Panel({
  tab,
  materials,
  showcase,
}: {
  tab: AmbassadorTab
  materials: readonly Resource[]
  /** Null on tabs without a showcase. */
  showcase: ShowcasePage | null
}) {
  switch (tab) {
    case 'about':
      return (
        <>
          <About />
          {showcase && <MeetSome ambassadors={showcase.ambassadors} />}
        </>
      )
    case 'what-is-it':
      return <WhatIsIt />
    case 'activities':
      return (
        <Titled tab={tab}>
          <Pictured points={activities} />
        </Titled>
      )
    case 'how-it-works':
      return (
        <>
          <Titled tab={tab}>
            <Steps />
          </Titled>
          <CreditRule />
        </>
      )
    case 'who-can-join':
      return (
        <Titled tab={tab}>
          <Pictured points={audiences} />
        </Titled>
      )
    case 'why':
      return (
        <Titled tab={tab}>
          <Reasons />
        </Titled>
      )
    case 'showcase':
      return showcase && <Showcase {...showcase} />
    case 'materials':
      return (
        <Titled tab={tab}>
          <Materials materials={materials} />
        </Titled>
      )
  }
}

function Titled({ tab, children }: { tab: AmbassadorTab; children: ReactNode }) {
  return (
    <>
      <h2 className="mb-8 font-display text-heading font-bold tracking-[-0.01em]">
        {ambassadorTabLabel(tab)}
      </h2>
      {children}
    </>
  )
}

function About() {
  return (
    <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div className="max-w-text">
        <h2 className="font-display text-heading font-bold tracking-[-0.01em] text-balance">
          {about.title()}
        </h2>
        {about.paragraphs.map((paragraph, at) => (
          <p key={at} className={at === 0 ? 'mt-5 text-lead' : 'mt-4 text-muted'}>
            {paragraph()}
          </p>
        ))}
        <p className="mt-8 border-s-2 border-gold-leaf ps-5 font-display text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)] leading-[1.3] italic">
          {about.quote()}
        </p>
      </div>
      <WayPicture
        id="ambassadors"
        scene={{ subject: 'talk', composition: 0, light: 0 }}
        width={640}
        height={480}
        className="h-56 w-full rounded-card sm:h-80 lg:h-96"
      />
    </div>
  )
}

function WhatIsIt() {
  return (
    <>
      <h2 className="sr-only">{ambassadorTabLabel('what-is-it')}</h2>
      <p className="max-w-[52rem] font-display text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-[1.25] text-balance">
        {whatIsIt.lead()}
      </p>
      <ol className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {whatIsIt.points.map(({ title, text }, at) => (
          <li key={at} className="border-t-2 border-gold-leaf pt-5">
            <h3 className="font-display text-subheading font-bold">{title()}</h3>
            <p className="mt-2 text-muted">{text()}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

function Pictured({ points }: { points: typeof activities }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {points.map(({ icon: Icon, title, text }, at) => (
        <li key={at} className="rounded-card border border-line bg-surface p-6">
          <span className="grid size-11 place-items-center rounded-full bg-gold-tint text-gold">
            <Icon aria-hidden className="size-5" />
          </span>
          <h3 className="mt-4 font-display text-subheading font-bold">{title()}</h3>
          <p className="mt-2 text-muted">{text()}</p>
        </li>
      ))}
    </ul>
  )
}

function Steps() {
  return (
    <ol className="grid gap-x-12 gap-y-2 lg:grid-cols-2">
      {steps.map(({ title, text }, at) => (
        <li key={at} className="flex gap-6 border-t border-line py-7">
          <span
            aria-hidden
            className="w-10 shrink-0 font-display text-figure leading-none font-bold text-gold tabular-nums"
          >
            {at + 1}
          </span>
          <div>
            <h3 className="font-display text-subheading font-bold">{title()}</h3>
            <p className="mt-1.5 text-muted">{text()}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Reasons() {
  return (
    <ul className="grid gap-x-16 gap-y-10 md:grid-cols-2">
      {reasons.map(({ title, text }, at) => (
        <li key={at} className="max-w-form">
          <span aria-hidden className="mb-4 block h-px w-12 bg-gold-leaf" />
          <h3 className="font-display text-[clamp(1.5rem,1.3rem+0.8vw,2rem)] leading-tight font-bold">
            {title()}
          </h3>
          <p className="mt-3 text-lead text-muted">{text()}</p>
        </li>
      ))}
    </ul>
  )
}
