import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { defineConfig } from 'vite'
import { messageOptions } from './messages/options.ts'
import { cachedPlurals } from './scripts/cached-plurals.ts'
import { clientChunks } from './scripts/client-chunks.ts'
import { keepServerCodeHome } from './scripts/keep-server-code-home.ts'
import { drawnPictures } from './scripts/drawn-pictures.ts'
import { lightIcons } from './scripts/light-icons.ts'
import { oneLanguage } from './scripts/one-language.ts'
import { reactCompiler } from './scripts/react-compiler.ts'
import { nameServerEntries, serverEnvironment } from './scripts/server-build.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    keepServerCodeHome(),
    lightIcons(),
    drawnPictures(),
    // `build.ts` has compiled the messages.
    ...(command === 'serve' ? [paraglideVitePlugin(messageOptions)] : []),
    cachedPlurals(),
    oneLanguage(),
    reactCompiler(),
    tailwindcss(),
    reactRouter(),
    nameServerEntries(),
  ],
  // Nobody reads the compressed sizes that a build prints.
  build: { target: 'es2023', reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } },
    // Development serves sources, and packages unbundled.
    ...(command === 'build' ? { ssr: serverEnvironment } : {}),
  },
}))
