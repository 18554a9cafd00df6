/** How `messages/*.json` become functions; the same for the build, for tests and for scripts. */
export const messageOptions = {
  project: './project.inlang',
  outdir: './messages/compiled',
  strategy: ['baseLocale' as const],
}
