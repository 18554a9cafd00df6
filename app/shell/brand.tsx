import { Link } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'

/** The logo and name, linked to the home page. */
export function Brand({ className }: { className?: string }) {
  return (
    <Link
      to="/"
      aria-label={m.shell_home({ site: m.site_name() })}
      className={cn(
        // In two lines where the name is too long for one.
        'inline-flex min-h-11 items-center gap-2.5 rounded-field font-display text-[1.3125rem] leading-none font-bold tracking-[-0.01em] max-[24rem]:gap-2 max-[24rem]:text-[1.125rem] max-[24rem]:leading-none max-[22.5rem]:gap-1.5 max-[22.5rem]:text-base max-[22.5rem]:leading-none max-[22.5rem]:wrap-anywhere',
        className,
      )}
    >
      <BrandMark className="size-8" />
      {m.site_name()}
    </Link>
  )
}

/** An olive branch over the horizon; same drawing as `public/favicon.svg`. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn('shrink-0', className)}>
      <rect width="32" height="32" rx="8" fill="#0a3fb5" />
      <path
        d="M0 25c5-2.6 10-2.6 16-.6s11 1.6 16-1v.6a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"
        fill="#e3bd74"
      />
      <path
        d="M8.5 27.5Q10.5 17 19.5 10.5"
        fill="none"
        stroke="#fffdf9"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g fill="#fffdf9">
        <path d="M18.5 11.3Q19.5 4.5 27.5 3.5 27 11 18.5 11.3z" />
        <path d="M12.7 16.7Q7.3 12 9.8 4.8 15.8 10 12.7 16.7z" />
        <path d="M12 19.3Q17.5 13.7 25.5 17.2 20 22.8 12 19.3z" />
      </g>
    </svg>
  )
}
