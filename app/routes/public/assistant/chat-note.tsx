import { Link } from 'react-router'
import { m } from '#messages'

/** Below where one writes: what answers are made of, and that for how long questions are kept. */
export function ChatNote() {
  return (
    <p className="px-1.5 pt-1.5 text-xs text-muted group-data-short/chat:hidden max-sm:group-data-running/chat:hidden">
      {m.chat_note()}{' '}
      <Link to="/privacy#assistant" className="underline underline-offset-3 hover:text-primary">
        {m.chat_note_privacy()}
      </Link>
    </p>
  )
}
