import { describe, expect, test } from 'vitest'
import { pdfFile } from '#test/app/papers.ts'
import { built, useSite } from './open-site.ts'

describe.skipIf(!built)('an organization’s registration without JavaScript', () => {
  const { app, browse } = useSite()

  test('a visitor without an account registers an organization', async () => {
    const email = 'office@hands.example'
    const browser = await browse()
    const basic = await browser.open('/partner-registration?step=basic')
    const typed = {
      name: 'Hands of the Hills',
      name_he: 'ידי ההרים',
      website: 'hands.example.org',
      registrationNumber: '580123456',
      country: 'israel',
      organizationType: 'israel/nonprofit-association',
      charitableStatus: 'yes',
    }
    const early = await basic.press('Continue', { ...typed, yearEstablished: '1899' })
    expect(early.words).toContain('a year from 1900')
    const contact = await early.press('Continue', { yearEstablished: '1900' })
    expect(contact.address).toContain('step=contact')
    const refused = await contact.press('Complete Registration', {
      contactPersonName: 'Noa Bar',
      contactPersonRole: 'Director',
      email,
      phone: '+972 4 555 0100',
      consentAuthorizedRepresentative: true,
      consentTerms: true,
      consentContact: true,
    })
    expect(refused.words).toContain('You must be logged in to submit a registration')
    expect(refused.value('contactPersonRole')).toBe('Director')
    const link = /href="(\/auth\?view=sign-up[^"]*redirect[^"]*)"/.exec(refused.html)?.[1] ?? ''
    const signUp = await browser.open(link.replaceAll('&amp;', '&'))
    const person = { fullName: 'Noa Bar', email, password: 'a-password' }
    expect((await signUp.press('Sign Up', person)).heading).toBe('Check Your Email')

    // The email is opened in another browser, without the cookie of the one that started.
    const other = await browse()
    const [mail] = await app().mailsTo(email)
    const draft = await (
      await other.open(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    ).press('Confirm my address', { password: 'a-password' })
    expect(draft.address).toMatch(/^\/partner-registration\?draft=/)
    expect(draft.value('phone')).toBe('+972 4 555 0100')
    const wrong = await draft.press('Complete Registration', { linkedin: 'javascript:alert(1)' })
    expect([wrong.isWrong('linkedin'), wrong.value('linkedin')]).toEqual([
      true,
      'javascript:alert(1)',
    ])
    const done = await wrong.press('Complete Registration', { linkedin: '' })
    expect(done.said).toContain('Partner registration submitted successfully!')
    const admin = await other.open('/partner-admin?section=documents')
    const among = 'value="registration-certificate"'
    const words = new File(['just words'], 'note.pdf', { type: 'application/pdf' })
    const noPaper = await admin.press(/^Upload/, { file: words }, among)
    expect(noPaper.words).toContain('PDF, JPG, PNG, DOC or DOCX')
    const uploaded = await noPaper.press(/^Upload/, { file: pdfFile() }, among)
    expect(uploaded.said).toContain('Registration Certificate: uploaded')
    const paper = /href="(\/files\/[^"]+)"/.exec(
      (await other.open('/partner-admin?section=documents')).html,
    )
    expect((await other.send(paper?.[1] ?? '')).status).toBe(200)
    expect((await browser.send(paper?.[1] ?? '')).status).toBe(404)
    expect((await other.open('/partner-registration')).address).toBe('/partner-dashboard')
  })

  test('what a visitor typed is still there after signing in', async () => {
    const browser = await browse()
    const form = await browser.open('/partner-registration?step=basic')
    await form.press('Continue', { name: 'Typed as a visitor' })
    await browser.signIn('ambassador@demo.test')
    const basic = await browser.open('/partner-registration?step=basic')
    expect(basic.value('name')).toBe('Typed as a visitor')
    const contact = await browser.open('/partner-registration?step=contact')
    expect([contact.value('contactPersonName'), contact.value('email')]).toEqual([
      'Jonathan Reed',
      'ambassador@demo.test',
    ])
  })
})
