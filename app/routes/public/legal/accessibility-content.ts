import type { LegalText } from './legal-text.ts'

/** The statement that Israeli law asks of a site that serves the public. Change `updatedOn` together with the text. */
export const accessibility: LegalText = {
  title: 'Accessibility',
  lead: 'Everyone should be able to find a project, give and take part here. This page says what we do to make that possible, what does not work yet, and who to ask for help.',
  updatedOn: '2026-11-26',
  sections: [
    {
      id: 'standard',
      title: 'The standard we follow',
      paragraphs: [
        'We build this site to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, which include what Israeli Standard 5568 requires under the Equal Rights for Persons with Disabilities Regulations (Service Accessibility Adjustments) of 2013.',
        'Every page is checked automatically with each change, in light and dark colors, and the pages that matter most are checked by hand with a keyboard.',
      ],
    },
    {
      id: 'what-works',
      title: 'What you can rely on',
      paragraphs: ['On every page of this site:'],
      points: [
        [
          'Keyboard',
          'Everything can be reached and used with a keyboard, in the order of the page, with a visible focus. A link at the top skips to the content.',
        ],
        [
          'Screen readers',
          'Headings, landmarks, labels and error messages are announced, and so are changes on the page. Pictures that carry meaning have a description.',
        ],
        [
          'Text and color',
          'Text can be enlarged to 400% without scrolling sideways. Contrast is at least 4.5 to 1, in a light and a dark theme, and nothing is conveyed by color alone. Your own colors are respected.',
        ],
        ['Motion', 'If your device asks for less motion, nothing moves.'],
        [
          'Forms',
          'Errors are named next to their field and at the top, and nothing you have typed is lost. There are no time limits on filling in a form.',
        ],
        [
          'Without JavaScript',
          'All pages and forms work without JavaScript; only the map, the live updates and the voice of the assistant need it.',
        ],
      ],
    },
    {
      id: 'limits',
      title: 'What does not work yet',
      paragraphs: ['We know of these, and are working on them:'],
      points: [
        [
          'The map',
          'Moving the map needs a pointer or arrow keys, and its pins are close together in cities. The list beside it has everything that the map shows.',
        ],
        [
          'What organizations upload',
          'Pictures and documents come from the organizations. Some documents may not be accessible; we ask for an accessible copy whenever someone needs one.',
        ],
        [
          'Languages',
          'The site itself is in English for now. Organizations also write in Hebrew, which is marked up as such where we can tell.',
        ],
      ],
    },
    {
      id: 'places',
      title: 'Projects and events on site',
      paragraphs: [
        'Whether a place can be reached with a wheelchair, or an event has an interpreter, depends on the organization that hosts it. Ask before you come: its page has its contact details, and every sign-up has room for a note.',
      ],
    },
    {
      id: 'contact',
      title: 'Tell us, and get help',
      paragraphs: [
        'If something on this site does not work for you, tell us which page it was and what you use. We will help you do what you came for, in another way if need be, and fix the problem.',
      ],
      endsWithAddress: true,
    },
  ],
}
