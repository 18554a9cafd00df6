/**
 * How the browser's code is cut. Left alone, the bundler makes a file of every part that two pages share: dozens of very
 * small ones, which compress worse than a few whole ones, by a sixth in all. The libraries stand apart, since they change
 * less often than our own code.
 */
export const clientChunks = {
  groups: [
    {
      name: 'vendor',
      priority: 2,
      test: /node_modules\/(react|react-dom|scheduler|react-router|tailwind-merge|clsx|class-variance-authority|@radix-ui\/react-(slot|compose-refs))\//,
    },
    // The frame of every page with all that it needs, the cards of lists, and what most pages are made of.
    {
      name: 'site',
      priority: 1,
      test: /\/app\/(shell\/(?!portal|guards)|routes\/public\/cards\/(item-picture|landscape-of|when|where|project-event-card|favourite-button)|ui\/(page-header|section|field|field-look|select-field|pagination|empty-state|badge|breadcrumbs|spinner)\.|request\/page-meta\.).*\.?tsx?$/,
    },
  ],
}
