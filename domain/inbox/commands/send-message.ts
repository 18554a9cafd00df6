import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { contactForm } from '../given-message.ts'
import { insertMessage } from '../insert-message.ts'

/**
 * Adds a contact message to the inbox and confirms it to the sender by email.
 *
 * @throws AppError bad_input with field errors; too_many.
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
      confirmation: () => ({
        subject: m.inbox_mail_contact_subject(),
        text: m.inbox_mail_contact_text(),
      }),
    })
  },
})
