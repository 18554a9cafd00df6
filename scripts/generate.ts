import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import settings from '../project.inlang/settings.json' with { type: 'json' }
import { messageOptions } from '../messages/options.ts'
import { root } from './start/root.mjs'

// Compiles `messages/*.json`, from which the manifests of the installed site in other languages than the base one follow.
await compile(messageOptions)
const { directionOf, prefixOf } = await import('../platform/text/language.ts')
const base = readFileSync(manifestOf(settings.baseLocale), 'utf8')
for (const language of settings.locales.filter((one) => one !== settings.baseLocale)) {
  const file = join(root, 'messages', language, 'site.json')
  const { site_name, site_description } = JSON.parse(readFileSync(file, 'utf8')) as {
    site_name: string
    site_description: string
  }
  const its = {
    id: prefixOf(language as never),
    name: site_name,
    short_name: site_name,
    description: site_description,
    lang: language,
    dir: directionOf(language as never),
    start_url: prefixOf(language as never),
  }
  const manifest = Object.entries(its).reduce(
    (text, [name, value]) => text.replace(new RegExp(`"${name}": ".*"`), `"${name}": "${value}"`),
    base,
  )
  writeFileSync(manifestOf(language), manifest)
}

function manifestOf(language: string): string {
  return join(root, 'public', `site.${language}.webmanifest`)
}
