import { counted, number } from '@ma-cantine/lib/messages/french'
import { formatWhole } from '@ma-cantine/lib/messages/numbers'
import { columnWords } from '@ma-cantine/lib/table-messages/column-words'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

export interface Versioned {
  readonly name: string
  readonly version: string
}

/** The words of the kinds of files and of schemas of one's own. */
export const schemasFr = {
  badSchema: (file: string, reasons: number): Sentences => ({
    message: `Le schéma ${q(file)} ne peut pas être utilisé${reasons > 1 ? `, pour ${number(reasons)} raisons` : ''} :`,
    advice: 'Rien n’a été fait. Ce qu’un schéma peut contenir est décrit dans schemas/README.md.',
  }),
  schemaTooLarge: (file: string, bytes: number): Sentences => ({
    message: `Le schéma ${q(file)} dépasse la taille maximale de ${formatWhole(bytes / 1024 / 1024, 'fr')} Mio.`,
    advice: 'Vérifiez que c’est bien un schéma, et non un fichier de données.',
  }),
  /** Notices for a schema that has the name of one of ours, but another content. */
  notOurSchema: {
    older: (file: string, { name, version }: Versioned, bundledVersion: string, inForce: string): string =>
      `Le schéma ${q(file)} est une version ancienne (${version}) de ${q(name)} : les fichiers sont vérifiés selon elle, sans les règles entre colonnes. La version en vigueur est la ${bundledVersion} : utilisez ${inForce}.`,
    newer: (file: string, { name, version }: Versioned, bundledVersion: string): string =>
      `Le schéma ${q(file)} est une version de ${q(name)} plus récente (${version}) que celle de cette commande (${bundledVersion}) : les fichiers sont vérifiés selon elle, sans les règles entre colonnes. Mettez ma-cantine à jour.`,
    altered: (file: string, { name }: Versioned, bundledVersion: string, inForce: string): string =>
      `Le schéma ${q(file)} porte le nom ${q(name)}, mais n’est pas celui de la version ${bundledVersion} : les fichiers sont vérifiés selon lui, sans les règles entre colonnes. Pour le schéma en vigueur, utilisez ${inForce}.`,
  },
  schemasTitle: 'Les fichiers que l’on peut importer',
  columns: (count: number): string => counted(count, 'colonne', 'colonnes'),
  schemaVersion: (version: string): string => `version ${version}`,
  schemasMore: 'Détail d’un type de fichier : ma-cantine schemas achats — fichier vide : ma-cantine template achats',
  ...columnWords.fr,
  unique: 'sans doublon',
  expected: (expectation: string): string => `Attendu : ${expectation}`,
  allowed: (values: readonly string[]): string => `Valeurs : ${values.join(', ')}`,
  example: (example: string): string => `Exemple : ${example}`,
  unknownKind: (kind: string, known: readonly string[], nearest: string): Sentences => ({
    message: `${q(kind)} n’est pas un type de fichier connu.`,
    advice: `Choisissez parmi ${known.join(', ')} (le plus proche est ${q(nearest)}), ou donnez le chemin d’un schéma à vous, un fichier JSON, par exemple ./mon-schema.json.`,
  }),
  compared: {
    title: (server: string): string => `Les schémas de ${server}, comparés à ceux de cette commande`,
    same: (count: number): string => `Les ${number(count)} schémas sont les mêmes.`,
    standings: {
      same: 'le même',
      newer: (server: string, own: string): string => `plus récent sur le serveur (${server}, ici ${own})`,
      older: (server: string, own: string): string => `plus ancien sur le serveur (${server}, ici ${own})`,
      altered: (version: string): string => `même version (${version}), mais un autre contenu`,
      'server-only': 'inconnu de cette commande',
      'command-only': 'inconnu du serveur',
    },
    update: 'Mettez ma-cantine à jour : le serveur vérifie les fichiers selon ses propres schémas.',
  },
  templateWritten: (file: string): string => `Le modèle est écrit dans ${file}.`,
  help: {
    kindOrSchema:
      'achats, cantines, diagnostics… (« ma-cantine schemas » en donne la liste), ou chemin d’un schéma à vous : un fichier JSON au format Table Schema',
    schemas: 'liste les types de fichiers, ou décrit les colonnes de l’un d’eux, ou d’un schéma à vous',
    from: 'compare les schémas de cette commande avec ceux d’un serveur, par leur version et leur empreinte',
    diff: 'compare deux schémas, par exemple un ancien et celui en vigueur : ce qui change pour qui écrit des fichiers',
    beforeArgument: 'avant',
    before: 'type de fichier, ou chemin d’un schéma à vous',
    afterArgument: 'après',
    after: 'celui auquel le comparer',
    template: 'donne un fichier vide, avec sa ligne d’en-tête',
  },
}
