/**
 * Import this first. Zod tests whether it may compile code, and the content policy reports the attempt; this global
 * setting prevents it, whatever the order of the modules.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
