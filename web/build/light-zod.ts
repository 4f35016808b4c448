import type { Plugin } from 'vite'

/**
 * Leaves out of zod what describes schemas as JSON Schema, which the server alone does: it weighs as much as a screen.
 * Where a new version of zod is written otherwise, nothing is left out and `first-load.test.ts` tells the weight.
 */
export const lightZod: Plugin = {
  name: 'light-zod',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler: code => ({
      code: code
        .replaceAll(/^.*\._zod\.processJSONSchema = .*$/gm, '')
        .replace(
          /^import .* from "\.\.\/core\/to-json-schema\.js";$/m,
          'const createToJSONSchemaMethod = () => undefined, createStandardJSONSchemaMethod = createToJSONSchemaMethod;',
        ),
      map: null,
    }),
  },
}
