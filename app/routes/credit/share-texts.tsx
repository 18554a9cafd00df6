import { Mail, MessageCircle } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { CopyButton } from './copy-button.tsx'
import type { ShareText } from './make-share-kit.server.ts'

const titles: Record<ShareText['id'], () => string> = {
  message: m.credit_share_for_message,
  mail: m.credit_share_for_mail,
  post: m.credit_share_for_post,
}

/** Suggested texts for each way to share a link; users can edit them before sharing. */
export function ShareTexts({ texts }: { texts: readonly ShareText[] }) {
  const group = useId()
  return (
    <div>
      <h3 className="font-medium">{m.credit_share_texts()}</h3>
      <p className="mt-1 mb-3 text-sm text-muted">{m.credit_share_texts_help()}</p>
      {texts.map((text, place) => (
        <Disclosure key={text.id} name={group} open={place === 0} summary={titles[text.id]()}>
          <Words {...text} />
        </Disclosure>
      ))}
    </div>
  )
}

function Words({ id, text, subject }: ShareText) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [words, setWords] = useState(text)
  return (
    <div className="flex flex-col gap-3 text-ink">
      <TextArea
        ref={box}
        id={`share-${id}`}
        label={m.credit_share_text()}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton of={box}>{m.credit_share_copy_text()}</CopyButton>
        {id === 'message' && (
          <Button asChild variant="secondary">
            <a
              href={`https://wa.me/?text=${encodeURIComponent(words)}`}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle aria-hidden />
              {m.credit_share_whatsapp()}
            </a>
          </Button>
        )}
        {id === 'mail' && (
          <Button asChild variant="secondary">
            <a href={mailAddress(subject, words)}>
              <Mail aria-hidden />
              {m.credit_share_open_mail()}
            </a>
          </Button>
        )}
      </div>
    </div>
  )
}

/** Mail programs expect CRLF line endings, and take a plus literally. */
function mailAddress(subject: string, body: string): string {
  const lines = body.replaceAll('\n', '\r\n')
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
