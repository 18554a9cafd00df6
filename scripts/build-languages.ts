import { createBuilder } from 'vite'

/**
 * Builds the browser's files once more in the language CLIENT_LANGUAGE, beside those of the base language: files without texts have the
 * same name and are the same. The server gets their list as `build/server/assets-LANGUAGE.js`.
 */
const builder = await createBuilder({ build: { emptyOutDir: false } })
await builder.build(builder.environments['client']!)
await builder.build(builder.environments['ssr']!)
