import { describeCounts, describeUndone } from '@ma-cantine/lib/imports/count-words'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { ImportRecord, KeepReason, KeptRow, UndoReport } from '@ma-cantine/lib/imports/import-record'
import { formatMoment, formatShortMonthOfYear } from '@ma-cantine/lib/messages/dates'
import { counted, fileSize, number, plural } from '@ma-cantine/lib/messages/french'
import { sentence } from '../sentence.ts'

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
    plural(count, '1 import', `Imports ${first} à ${last} sur ${count}`),
  kinds: {
    achats: 'Achats',
    achats_2026_siret: 'Achats (format 2026)',
    achats_2026_id: 'Achats (format 2026)',
    cantines: 'Cantines',
    cantines_admin: 'Cantines (équipe)',
    cantines_2026_creer: 'Cantines à créer (format 2026)',
    cantines_2026_modifier: 'Cantines à modifier (format 2026)',
    cantines_2026_gestionnaires: 'Gestionnaires à ajouter (équipe, format 2026)',
    diagnostics: 'Bilans simples',
    diagnostics_2026_siret: 'Bilans simples (format 2026)',
    diagnostics_2026_id: 'Bilans simples (format 2026)',
    diagnostics_admin: 'Bilans simples (équipe)',
    diagnostics_cc: 'Bilans simples de livreurs de repas',
    diagnostics_complets: 'Bilans détaillés',
    diagnostics_complets_2026: 'Bilans détaillés (format 2026)',
    diagnostics_complets_cc: 'Bilans détaillés de livreurs de repas',
    recapitulatif_fournisseur: 'Récapitulatif d’un fournisseur',
  } satisfies Record<FileKind, string> as Record<FileKind, string>,
  status: { done: 'Enregistré', refused: 'Refusé', undone: 'Annulé' } as Record<ImportRecord['status'], string>,
  through: {
    session: 'Sur le site',
    token: 'Avec un jeton d’accès',
    application: 'Par une application autorisée',
  } as Record<ImportRecord['through'], string>,
  columns: {
    date: 'Date',
    file: 'Fichier',
    kind: 'Données',
    status: 'Résultat',
    rows: 'Changements',
    through: 'Comment',
  },
  nameless: 'Fichier sans nom',
  withheld:
    'Cet import concerne une cantine que vous ne gérez plus : ce que contenait le fichier n’est plus montré en détail.',
  moment: (date: string) => formatMoment(date, 'fr'),
  monthName: (month: string) => formatShortMonthOfYear(month, 'fr'),
  effects: ({ created, updated, unchanged, counts, errorCount, status }: ImportRecord) =>
    status === 'refused'
      ? counted(errorCount, 'erreur', 'erreurs')
      : counts
        ? describeCounts(counts, 'fr')
            .map(({ title, parts }) => `${title} : ${parts.join(', ')}`)
            .join(' · ') || 'Rien à enregistrer'
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
    plural(count, 'Voir l’erreur en détail', `Voir les ${count} premières erreurs en détail`),
  ofRow: (row: number) => `Ligne ${row}`,
  purchases: 'Les achats importés, par mois et par famille',
  noFamily: 'Sans famille',
  measure: { legend: 'Ce que montre le graphique', count: 'Nombre d’achats', priceHt: 'Montant HT' },
  emails: {
    title: 'Messages aux personnes',
    text: (count: number) =>
      counted(count, 'pour la personne ajoutée comme gestionnaire', 'pour les personnes ajoutées comme gestionnaires'),
  },
  changes: {
    title: 'Ce que cet import a changé',
    formerTitle: 'Ce que cet import avait changé',
    shown: (first: number, last: number, count: number) =>
      first === 1 && last === count
        ? counted(count, 'changement', 'changements')
        : `Changements ${number(first)} à ${number(last)} sur ${number(count)}`,
  },
  undo: {
    title: 'Annuler cet import',
    button: 'Annuler cet import',
    until: (date: string) => `Vous pouvez annuler cet import jusqu’au ${date}.`,
    never: 'Cet import ne peut plus être annulé.',
    would: ({ created, updated, counts }: Pick<ImportRecord, 'created' | 'updated' | 'counts'>) => {
      const parts: readonly (readonly [number, string, string])[] = counts
        ? [
            [counts.purchases.created, 'achat enregistré sera retiré', 'achats enregistrés seront retirés'],
            [counts.diagnostics.created, 'bilan créé sera retiré', 'bilans créés seront retirés'],
            [counts.canteens.created, 'cantine créée sera retirée', 'cantines créées seront retirées'],
            [counts.diagnostics.updated, 'bilan redeviendra comme avant', 'bilans redeviendront comme avant'],
            [counts.canteens.updated, 'cantine redeviendra comme avant', 'cantines redeviendront comme avant'],
          ]
        : [
            [created, 'ligne créée sera retirée', 'lignes créées seront retirées'],
            [updated, 'ligne modifiée sera rétablie comme avant', 'lignes modifiées seront rétablies comme avant'],
          ]
      return [
        ...parts.flatMap(([count, one, many]) => (count > 0 ? `${counted(count, one, many)}.` : [])),
        'Ce qui a été modifié depuis l’import, ou qui sert ailleurs, restera tel quel.',
      ]
    },
    keep: 'Garder l’import',
    question: 'Annuler cet import ?',
    doneTitle: 'L’import est annulé',
    doneOn: (date: string) => `Annulé le ${date}.`,
    done: (report: Pick<UndoReport, 'removed' | 'restored' | 'counts'>) => sentence(describeUndone(report, 'fr')),
    kept: (count: number) => counted(count, 'ligne est restée telle quelle :', 'lignes sont restées telles quelles :'),
    keptRow: (entity: KeptRow['entity'], name: string | null, reason: KeepReason) =>
      `${{ canteens: 'la cantine', diagnostics: 'le bilan', purchases: 'l’achat' }[entity]}${name === null ? '' : ` « ${name} »`} : ${
        {
          edited: 'modifié depuis',
          deleted: 'supprimé depuis',
          'in-use': 'utilisé par d’autres données',
          declared: 'télédéclaré depuis',
          'not-manager': 'sa cantine n’est plus gérée par vous',
        }[reason]
      }`,
    others: (count: number) => `et ${counted(count, 'autre', 'autres')}`,
    emailsCancelled: (count: number) => counted(count, 'message ne partira pas.', 'messages ne partiront pas.'),
    emailsSent: (count: number) => counted(count, 'message était déjà parti.', 'messages étaient déjà partis.'),
  },
}
export type Words = typeof fr
