import { compile } from '@inlang/paraglide-js'
import { messageOptions } from '../messages/options.ts'

await compile(messageOptions)
