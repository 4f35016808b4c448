import type { Locale } from '../messages/locale.ts'
import type { FileKind } from './file-kind.ts'

/** The label of each kind of file. */
export const kindWords: Readonly<Record<Locale, Readonly<Record<FileKind, string>>>> = {
  fr: {
    achats: 'Fichier d’achats',
    achats_2026_siret: 'Fichier d’achats au format 2026, par SIRET',
    achats_2026_id: 'Fichier d’achats au format 2026, par identifiant',
    cantines: 'Fichier de cantines',
    cantines_admin: 'Fichier de cantines avec colonnes réservées à l’administration',
    cantines_2026_creer: 'Fichier de cantines à créer, au format 2026',
    cantines_2026_modifier: 'Fichier de cantines à modifier, au format 2026',
    cantines_2026_gestionnaires: 'Fichier de gestionnaires à ajouter, au format 2026',
    diagnostics: 'Fichier de bilans simples',
    diagnostics_2026_siret: 'Fichier de bilans simples au format 2026, par SIRET',
    diagnostics_2026_id: 'Fichier de bilans simples au format 2026, par identifiant',
    diagnostics_admin: 'Fichier de bilans simples avec colonnes réservées à l’administration',
    diagnostics_cc: 'Fichier de bilans simples de livreurs de repas',
    diagnostics_complets: 'Fichier de bilans détaillés',
    diagnostics_complets_2026: 'Fichier de bilans détaillés au format 2026',
    diagnostics_complets_cc: 'Fichier de bilans détaillés de livreurs de repas',
    recapitulatif_fournisseur: 'Récapitulatif d’un fournisseur',
  },
  en: {
    achats: 'Purchases file',
    achats_2026_siret: 'Purchases file in the format of 2026, by SIRET',
    achats_2026_id: 'Purchases file in the format of 2026, by id',
    cantines: 'Canteens file',
    cantines_admin: 'Canteens file with the columns reserved for staff',
    cantines_2026_creer: 'File of canteens to create, in the format of 2026',
    cantines_2026_modifier: 'File of canteens to change, in the format of 2026',
    cantines_2026_gestionnaires: 'File of managers to add, in the format of 2026',
    diagnostics: 'Simple diagnostics file',
    diagnostics_2026_siret: 'Simple diagnostics file in the format of 2026, by SIRET',
    diagnostics_2026_id: 'Simple diagnostics file in the format of 2026, by id',
    diagnostics_admin: 'Simple diagnostics file with staff columns',
    diagnostics_cc: 'Simple diagnostics file of meal deliverers',
    diagnostics_complets: 'Detailed diagnostics file',
    diagnostics_complets_2026: 'Detailed diagnostics file in the format of 2026',
    diagnostics_complets_cc: 'Detailed diagnostics file of meal deliverers',
    recapitulatif_fournisseur: 'Recap of a supplier',
  },
}
