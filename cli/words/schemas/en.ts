import { counted, number } from '@ma-cantine/lib/messages/english'
import { formatWhole } from '@ma-cantine/lib/messages/numbers'
import { columnWords } from '@ma-cantine/lib/table-messages/column-words'
import { quoteEn as q } from '../quotes.ts'
import type { schemasFr } from './fr.ts'

export const schemasEn: typeof schemasFr = {
  badSchema: (file, reasons) => ({
    message: `The schema ${q(file)} cannot be used${reasons > 1 ? `, for ${number(reasons)} reasons` : ''}:`,
    advice: 'Nothing was done. What a schema may hold is described in schemas/README.md.',
  }),
  schemaTooLarge: (file, bytes) => ({
    message: `The schema ${q(file)} is larger than the limit of ${formatWhole(bytes / 1024 / 1024, 'en')} MiB.`,
    advice: 'Check that it is a schema, and not a data file.',
  }),
  notOurSchema: {
    older: (file, { name, version }, bundledVersion, inForce) =>
      `The schema ${q(file)} is an older version (${version}) of ${q(name)}: files are checked by it, without the rules between columns. The version in force is ${bundledVersion}: use ${inForce}.`,
    newer: (file, { name, version }, bundledVersion) =>
      `The schema ${q(file)} is a newer version (${version}) of ${q(name)} than that of this command (${bundledVersion}): files are checked by it, without the rules between columns. Update ma-cantine.`,
    altered: (file, { name }, bundledVersion, inForce) =>
      `The schema ${q(file)} has the name ${q(name)}, but is not that of version ${bundledVersion}: files are checked by it, without the rules between columns. For the schema in force, use ${inForce}.`,
  },
  schemasTitle: 'The files that can be imported',
  columns: count => counted(count, 'column', 'columns'),
  schemaVersion: version => `version ${version}`,
  schemasMore: 'Details of a kind of file: ma-cantine schemas achats — empty file: ma-cantine template achats',
  ...columnWords.en,
  unique: 'no duplicates',
  expected: expectation => `Expected: ${expectation}`,
  allowed: values => `Values: ${values.join(', ')}`,
  example: example => `Example: ${example}`,
  unknownKind: (kind, known, nearest) => ({
    message: `${q(kind)} is not a known kind of file.`,
    advice: `Choose among ${known.join(', ')} (the nearest is ${q(nearest)}), or give the path of a schema of your own, a JSON file, for example ./my-schema.json.`,
  }),
  compared: {
    title: server => `The schemas of ${server}, compared with those of this command`,
    same: count => `The ${number(count)} schemas are the same.`,
    standings: {
      same: 'the same',
      newer: (server, own) => `newer on the server (${server}, here ${own})`,
      older: (server, own) => `older on the server (${server}, here ${own})`,
      altered: version => `the same version (${version}), but another content`,
      'server-only': 'unknown to this command',
      'command-only': 'unknown to the server',
    },
    update: 'Update ma-cantine: the server checks files by its own schemas.',
  },
  templateWritten: file => `The template is written in ${file}.`,
  help: {
    kindOrSchema:
      'achats, cantines, diagnostics… (“ma-cantine schemas” lists them), or path of a schema of your own: a Table Schema JSON file',
    schemas: 'list the kinds of files, or describe the columns of one, or of a schema of your own',
    from: 'compare the schemas of this command with those of a server, by their versions and digests',
    diff: 'compare two schemas, for example a former one and that in force: what changes for who writes files',
    beforeArgument: 'before',
    before: 'kind of file, or path of a schema of your own',
    afterArgument: 'after',
    after: 'the one to compare it with',
    template: 'give an empty file, with its header row',
  },
}
