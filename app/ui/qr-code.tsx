import { cn } from './class-names.ts'

/** A QR code, drawn from its size in modules and the path of the dark ones. Dark on light in every theme: scanners need it. */
export function QrCode({
  drawing: { size, path },
  label,
  className,
}: {
  drawing: { size: number; path: string }
  /** What it stands for, for those who do not see it. */
  label: string
  className?: string
}) {
  return (
    <div
      data-theme="light"
      className={cn('rounded-field border border-line bg-surface p-2 text-ink', className)}
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        className="block w-full"
      >
        <path fill="currentColor" d={path} />
      </svg>
    </div>
  )
}
