import { m } from '#messages'

/** Shows that an answer is in progress. The live region is always rendered so that screen readers announce it. */
export function Thinking({ isThinking }: { isThinking: boolean }) {
  return (
    <div role="status" className="empty:hidden">
      {isThinking && (
        <p className="inline-flex items-center gap-2.5 rounded-card rounded-es-sm bg-sand px-4 py-2.5 text-sm text-muted">
          <span aria-hidden className="flex gap-1">
            {[0, 150, 300].map((delay) => (
              <span
                key={delay}
                style={{ animationDelay: `${delay}ms` }}
                className="size-1.5 animate-pulse rounded-full bg-primary"
              />
            ))}
          </span>
          {m.chat_thinking()}
        </p>
      )}
    </div>
  )
}
