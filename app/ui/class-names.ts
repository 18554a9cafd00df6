import { clsx, type ClassValue } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups } from './class-groups.ts'

const merge = createTailwindMerge(() => classGroups)

/** Joins class names; of two utilities that set the same property, the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
