import { clsx, type ClassValue } from 'clsx'
import { classGroups } from './class-groups.ts'
import { mergeClasses } from './merge-classes.ts'

const merge = mergeClasses(classGroups)

/** Joins class names; of two utilities that set the same thing the last one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
