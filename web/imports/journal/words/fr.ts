import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { ImportRecord, KeepReason, KeptRow } from '@ma-cantine/lib/imports/import-record'
import { counted, fileSize, number } from '../../../words/french.ts'

/** The sentences of the journal of imports. English has the same shape, or does not compile. */
export const fr = {
  intro:
    'Retrouvez ici tout ce que vous avez importé, ce que chaque fichier a changé, et revenez en arrière si besoin.',
  empty: 'Vous n’avez encore rien importé.',
  start: 'Importer des données',
  list: 'La liste de mes imports',
  overTime: 'Mes imports au fil des mois',
  month: 'Mois',
  shown: (first: number, last: number, count: number) =>
    count === 1 ? '1 import' : `Imports ${first} à ${last} sur ${count}`,
  pageSize: 'Imports par page',
  kinds: {
    achats: 'Achats',
    cantines: 'Cantines',
    cantines_admin: 'Cantines (équipe)',
    diagnostics: 'Bilans simples',
    diagnostics_admin: 'Bilans simples (équipe)',
    diagnostics_cc: 'Bilans simples de livreurs',
    diagnostics_complets: 'Bilans détaillés',
    diagnostics_complets_cc: 'Bilans détaillés de livreurs',
  } satisfies Record<FileKind, string> as Record<FileKind, string>,
  status: { done: 'Enregistré', refused: 'Refusé', undone: 'Annulé' } as Record<ImportRecord['status'], string>,
  through: {
    session: 'Sur le site',
    token: 'Avec un jeton d’accès',
    application: 'Par une application autorisée',
  } as Record<ImportRecord['through'], string>,
  columns: { date: 'Date', file: 'Fichier', kind: 'Données', status: 'Résultat', rows: 'Lignes', through: 'Comment' },
  nameless: 'Fichier sans nom',
  withheld:
    'Cet import concerne une cantine que vous ne gérez plus : ce que contenait le fichier n’est plus montré en détail.',
  moment: (date: string) =>
    new Date(date).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' }),
  monthName: (month: string) =>
    new Date(`${month}-01T00:00:00Z`).toLocaleDateString('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  effects: ({ created, updated, unchanged, errorCount, status }: ImportRecord) =>
    status === 'refused'
      ? counted(errorCount, 'erreur', 'erreurs')
      : [
          created > 0 && counted(created, 'création', 'créations'),
          updated > 0 && counted(updated, 'mise à jour', 'mises à jour'),
          unchanged > 0 && `${number(unchanged)} sans changement`,
        ]
          .filter(Boolean)
          .join(', ') || 'Rien à enregistrer',
  back: 'Revenir à mes imports',
  titleOf: (name: string) => `Import de « ${name} »`,
  figures: { created: 'Créations', updated: 'Mises à jour', unchanged: 'Sans changement' },
  facts: {
    date: 'Date',
    kind: 'Données',
    through: 'Comment',
    rows: 'Lignes du fichier',
    size: 'Taille',
    encoding: 'Encodage',
  },
  bytes: (bytes: number) => fileSize(bytes),
  report: 'Ce que la vérification a trouvé',
  warningsFound: (count: number) => counted(count, 'point à vérifier', 'points à vérifier'),
  rowsListed: (rows: readonly number[], count: number) =>
    rows.length === 0 ? '' : ` : ${rows.join(', ')}${rows.length < count ? '…' : ''}`,
  firstErrors: (count: number) =>
    count === 1 ? 'Voir l’erreur en détail' : `Voir les ${count} premières erreurs en détail`,
  ofRow: (row: number) => `Ligne ${row}`,
  purchases: 'Les achats importés, par mois et par famille',
  noFamily: 'Sans famille',
  measure: { legend: 'Ce que montre le graphique', count: 'Nombre d’achats', priceHt: 'Montant HT' },
  euros: (value: number) =>
    value.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
  undo: {
    title: 'Annuler cet import',
    button: 'Annuler cet import',
    until: (date: string) => `Vous pouvez annuler cet import jusqu’au ${date}.`,
    never: 'Cet import ne peut plus être annulé.',
    would: ({ created, updated }: Pick<ImportRecord, 'created' | 'updated'>) => [
      ...(created > 0 ? [`${counted(created, 'ligne créée sera retirée', 'lignes créées seront retirées')}.`] : []),
      ...(updated > 0
        ? [
            `${counted(updated, 'ligne modifiée sera rétablie comme avant', 'lignes modifiées seront rétablies comme avant')}.`,
          ]
        : []),
      'Ce qui a été modifié depuis l’import, ou qui sert ailleurs, restera tel quel.',
    ],
    keep: 'Garder l’import',
    question: 'Annuler cet import ?',
    doneTitle: 'L’import est annulé',
    doneOn: (date: string) => `Annulé le ${date}.`,
    done: (removed: number, restored: number) =>
      `${counted(removed, 'ligne retirée', 'lignes retirées')}, ${counted(restored, 'ligne rétablie', 'lignes rétablies')}.`,
    kept: (count: number) =>
      count > 1 ? `${number(count)} lignes sont restées telles quelles :` : '1 ligne est restée telle quelle :',
    keptRow: (entity: KeptRow['entity'], name: string | null, reason: KeepReason) =>
      `${{ canteens: 'la cantine', diagnostics: 'le bilan', purchases: 'l’achat' }[entity]}${name === null ? '' : ` « ${name} »`} : ${
        {
          edited: 'modifié depuis',
          deleted: 'supprimé depuis',
          'in-use': 'utilisé par d’autres données',
          'not-manager': 'sa cantine n’est plus gérée par vous',
        }[reason]
      }`,
    others: (count: number) => `et ${counted(count, 'autre', 'autres')}`,
    emailsCancelled: (count: number) =>
      count > 1 ? `${number(count)} messages ne partiront pas.` : '1 message ne partira pas.',
    emailsSent: (count: number) =>
      count > 1 ? `${number(count)} messages étaient déjà partis.` : '1 message était déjà parti.',
  },
}
export type Words = typeof fr
