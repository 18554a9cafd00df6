import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Without these names a size such as text-heading would be taken for a colour and drop text-ink.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['lead', 'subheading', 'heading', 'title', 'display', 'figure'],
      container: ['content', 'text', 'form'],
      spacing: ['section', 'gutter'],
      radius: ['card', 'field'],
      shadow: ['float'],
      animate: ['arrive'],
    },
  },
})

/** Joins class names; of two utilities that set the same thing the last one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
