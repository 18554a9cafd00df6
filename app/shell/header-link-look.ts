/** How the main links look; the one of the current page is underlined. */
export const headerLinkLook =
  'relative inline-flex min-h-10 items-center px-2 text-sm font-medium whitespace-nowrap transition-colors hover:text-primary pointer-coarse:min-h-11 aria-[current=page]:text-primary aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-gold-leaf'
