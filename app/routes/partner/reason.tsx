/** Text written by staff, with its own line breaks and direction. */
export function Reason({ children }: { children: string }) {
  return (
    <blockquote
      dir="auto"
      className="mt-2 border-s-2 border-gold-leaf ps-4 text-start whitespace-pre-line wrap-anywhere"
    >
      {children}
    </blockquote>
  )
}
