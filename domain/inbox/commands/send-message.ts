import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { contactForm } from '../given-message.ts'
import { insertMessage } from '../insert-message.ts'

/**
 * Puts a contact message into the inbox; its sender gets a confirmation by mail.
 *
 * @throws AppError bad_input with a sentence for each field; too_many.
 */
export const sendMessage = command({
  name: 'inbox.send-message',
  for: 'guest',
  once: true,
  input: contactForm,
  async run({ input, ...ctx }): Promise<void> {
    await insertMessage(ctx, {
      ...input,
      kind: 'contact',
      confirmation: {
        subject: m.inbox_mail_contact_subject(),
        text: m.inbox_mail_contact_text(),
      },
    })
  },
})
