/**
 * To import before all else: zod would try whether it may make code from text, and the content policy reports the mere
 * attempt. It is told here, where it looks for its configuration, so that it does not matter which module comes first.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
