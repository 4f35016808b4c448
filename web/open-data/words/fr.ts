import { counted, fileSize } from '@ma-cantine/lib/messages/french'
import type { ColumnType } from '@ma-cantine/lib/open-data/column'

export const fr = {
  introduction:
    'Les cantines visibles de tous, leurs bilans télédéclarés et les chiffres des territoires, en fichiers que chacun peut télécharger et réutiliser librement.',
  none: 'Les fichiers sont faits chaque nuit, et les premiers ne le sont pas encore : revenez demain.',
  date: (moment: string) => `Ces fichiers donnent l’état des données au ${moment}. Ils sont refaits chaque nuit.`,
  licence: 'Vous pouvez les réutiliser, même à des fins commerciales, en citant ma cantine et leur date :',
  newTab: (name: string) => `${name} — nouvelle fenêtre`,
  rows: (count: number) => counted(count, 'ligne', 'lignes'),
  files: (title: string) => `Fichiers : ${title}`,
  file: 'Fichier',
  size: 'Taille',
  digest: 'Empreinte SHA-256',
  download: (file: string) => `Télécharger ${file}`,
  bytes: (bytes: number) => fileSize(bytes),
  columns: {
    title: (title: string) => `Colonnes : ${title}`,
    schema: (version: string) => `Schéma Table Schema, version ${version}`,
    name: 'Colonne',
    type: 'Type de valeur',
    meaning: 'Ce qu’elle contient',
    types: {
      string: 'texte',
      integer: 'nombre entier',
      number: 'nombre',
      boolean: 'vrai ou faux',
    } satisfies Record<ColumnType, string>,
  },
  reading: {
    title: 'Lire ces fichiers',
    notes: [
      'CSV : en UTF-8, séparé par des points-virgules, avec le point comme signe décimal. Une case vide est une valeur inconnue. Une apostrophe précède les textes qu’un tableur prendrait pour une formule.',
      'JSON : une liste d’objets, un par ligne.',
      'Parquet : le plus léger, pour DuckDB, pandas, R ou Spark ; on peut n’en lire que les colonnes utiles.',
      'Les adresses ne changent pas. L’empreinte SHA-256 dit si un fichier est arrivé entier.',
      'Les pourcentages des territoires que le secret statistique protège ne sont pas donnés, comme à l’écran.',
    ],
    duckdb: 'Avec DuckDB',
    python: 'En Python, avec pandas',
    portals: {
      title: 'Pour les portails de données',
      text: 'Le catalogue décrit ces jeux de données dans le vocabulaire DCAT : un portail peut les reprendre de lui-même.',
      link: 'Catalogue DCAT, en JSON-LD',
    },
  },
  schemas: {
    title: 'Les schémas des fichiers à importer',
    text: 'Les fichiers que les cantines envoient ont leurs schémas aussi, servis à des adresses qui ne changent pas, avec leur version et leur empreinte.',
  },
}
