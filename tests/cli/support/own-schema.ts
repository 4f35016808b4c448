import { createFile, folder } from './run-cli.ts'

/** A schema of the user's own. */
export const menus = {
  title: 'Menus de la semaine',
  version: '1.2.0',
  fields: [
    { name: 'jour', type: 'date', constraints: { required: true, minimum: '2024-01-01' } },
    { name: 'plat', constraints: { required: true, maxLength: 12 } },
    { name: 'bio', type: 'boolean', trueValues: ['oui'], falseValues: ['non'] },
    { name: 'code', constraints: { pattern: '(?:[a-z]+)+' } },
  ],
}

export const schemaFile = (schema: unknown = menus, name = 'menus.json', into = folder()): string =>
  createFile(typeof schema === 'string' ? schema : JSON.stringify(schema), name, into)
