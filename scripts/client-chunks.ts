/**
 * Chunks of the browser code. By default the bundler creates a file for each part shared by two pages: dozens of small files, which
 * compress a sixth worse than a few large ones. Libraries are separate, because they change less often than our code.
 */
export const clientChunks = {
  groups: [
    {
      name: 'vendor',
      priority: 2,
      test: /node_modules\/(react|react-dom|scheduler|react-router|tailwind-merge|clsx|class-variance-authority|@radix-ui\/react-(slot|compose-refs))\//,
    },
    // The frame of every page, list cards, and parts of most pages.
    {
      name: 'site',
      priority: 1,
      test: /\/app\/(shell\/(?!portal|guards|consent-card)|routes\/public\/cards\/(item-picture|landscape-of|subject-of|keep-apart|project-event-card|favorite-button)|ui\/(page-header|section|field|field-look|select-field|pagination|empty-state|badge|breadcrumbs|spinner)\.|request\/page-meta\.).*\.?tsx?$|\/(platform\/text\/format|domain\/project-events\/(when|where))\.ts$|lucide-react\/.*\/search\.m?js$/,
    },
    // Filters and paging of project and event lists.
    {
      name: 'listing',
      priority: 1,
      test: /\/app\/routes\/public\/(projects-events\/(chips|choices|list-switch)|cards\/card-pages)\.tsx?$/,
    },
    // Dialogs, and the library that keeps the focus in them: few public pages have one.
    {
      name: 'dialog',
      // Last, so that it takes nothing that the frame of every page needs.
      priority: 0,
      test: /node_modules\/(@radix-ui\/(primitive|react-(context|dialog|dismissable-layer|focus-guards|focus-scope|id|portal|presence|primitive|use-[\w-]+))|aria-hidden|react-remove-scroll(-bar)?|react-style-singleton|tslib|use-callback-ref|use-sidecar)\/|\/app\/ui\/(confirm-dialog|dialog-actions|route-dialog)\.tsx$/,
    },
    // Form parts, and texts shared by several desks. Fewer files shorten the list that every page contains.
    {
      name: 'form',
      priority: 1,
      test: /\/app\/(request\/kept-field|routes\/auth\/new-password-fields|routes\/public\/cards\/in-shekels)\.tsx?$|\/app\/ui\/(text-field|text-area|checkbox-field|file-field|error-summary|bring-into-view|password-field|switch-field|address-to-copy|card|status-badge|tabs|step-button|paragraphs|relative-time|disclosure)\.tsx?$|lucide-react\/.*\/(minus|plus|clock|undo-2|file-text|package|link-2|circle-x|phone|trash|share-2|eye-off|download|printer|external-link|pencil|pencil-line|globe|user|waypoints|calendar-plus|arrow-up-right|ban|landmark|copy|check)\.m?js$/,
    },
    // Parts shared by ambassador pages, and by buyers' and sellers' pages.
    {
      name: 'ambassadors',
      priority: 1,
      minShareCount: 3,
      test: /\/(app\/routes\/(credit|ambassador)|domain\/(ambassadors|credit|campaigns))\/|\/messages\/(becoming|campaigns|credit|minisite)_/,
    },
    {
      name: 'shop',
      priority: 1,
      minShareCount: 4,
      test: /\/(app\/routes\/(orders|shared\/fulfillment)|domain\/(orders|payments|store))\/|\/messages\/(orders|store)_/,
    },
    // The conversation, used by the assistant and the volunteer profile. Its name is in every menu.
    {
      name: 'assistant',
      priority: 1,
      minShareCount: 2,
      test: /\/(app\/routes\/assistant\/(chat-box|voice)|domain\/assistant|node_modules\/eventsource-parser)\/|\/messages\/(chat_(?!title)|voice_|assistant_)/,
    },
    // Links of the administration pages.
    {
      name: 'desk',
      priority: 1,
      minShareCount: 4,
      test: /\/app\/routes\/admin\/.*(params|list-address|sections|admin-header)\.tsx?$|\/messages\/(ambassadordesk_title|admin_projects_events)/,
    },
    // Not the words that public pages have, too: each would bring all of them.
    {
      name: 'desk-words',
      priority: 1,
      minShareCount: 2,
      test: /\/messages\/(?!content_(failed|file_of_size|pdf|picture)|moderation_(field_welcome|welcomes_all))(admin_(?!projects_events)|(content|inbox|moderation|newsdesk|orderdesk|organizations|people|posts|shopdesk|partneradmin|partnerhome)_)/,
    },
  ],
}
