import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteGetLocale } from '#messages/runtime'
import { BASE_LANGUAGE, type Language } from './text/language.ts'

// In development the process and Vite each have their copy of this file; they must agree.
const KEY = Symbol.for('f4i.language')
const known = globalThis as { [KEY]?: AsyncLocalStorage<Language> }
const languages = (known[KEY] ??= new AsyncLocalStorage<Language>())

overwriteGetLocale(() => languages.getStore() ?? BASE_LANGUAGE)

/** Runs work whose texts, dates and amounts are in a language, also what it starts and awaits. Outside they are in the base language. */
export function speak<T>(language: Language, work: () => T): T {
  return languages.run(language, work)
}
