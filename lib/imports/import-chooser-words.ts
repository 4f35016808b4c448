import type { Locale } from '../messages/locale.ts'
import type { ChooserQuestion } from './import-chooser.ts'
import type { ImportOutcome } from './import-outcome.ts'

export interface ChooserWords {
  readonly yes: string
  readonly no: string
  readonly back: string
  readonly retry: string
  /** The title of each question in the stepper, and its sentence. */
  readonly questions: Readonly<Record<ChooserQuestion, { readonly title: string; readonly question: string }>>
  readonly outcomes: Readonly<Record<ImportOutcome, { readonly title: string; readonly description: string }>>
}

/** The words of the chooser, on the site and in the terminal. */
export const chooserWords: Readonly<Record<Locale, ChooserWords>> = {
  fr: {
    yes: 'Oui',
    no: 'Non',
    back: "Revenir à l'étape précédente",
    retry: 'Réessayer',
    questions: {
      hasCanteens: {
        title: 'Cantines',
        question: 'Est-ce que vos cantines sont déjà existantes sur la plateforme ma cantine ?',
      },
      importPurchases: { title: 'Achats', question: 'Souhaitez-vous importer des achats ?' },
      importDiagnostics: {
        title: 'Bilans',
        question: 'Souhaitez-vous créer et/ou mettre à jour des bilans pour vos cantines ?',
      },
      isCentralKitchen: {
        title: 'Livreur de repas',
        question: 'Est-ce que un ou plusieurs de ces établissements livrent des repas aux cantines ?',
      },
      hasSatelliteData: {
        title: 'Cantines satellites',
        question: "Est-ce que vous connaissez les totaux d'approvisionnement par cantine satellite ?",
      },
      hasDetailedDiagnosticData: {
        title: 'Déclaration détaillée',
        question: 'Est-ce que vous connaissez les totaux des achats par famille de produit et par label de qualité ?',
      },
    },
    outcomes: {
      CANTEENS: {
        title: 'Importer des cantines',
        description: 'Créez vos cantines ou mettez-les à jour, toutes en une fois.',
      },
      SIMPLE: {
        title: 'Importer des bilans simples',
        description:
          'Créez ou mettez à jour des cantines et leurs bilans quand vous connaissez seulement les totaux d’achats bio, de qualité et durables.',
      },
      COMPLETE: {
        title: 'Importer des bilans détaillés',
        description:
          'Créez ou mettez à jour des cantines et leurs bilans quand vous connaissez les achats par label et par famille de produits.',
      },
      CC_SIMPLE: {
        title: 'Importer des bilans simples de livreurs de repas',
        description:
          'Les achats sont connus pour chaque livreur de repas, et non pour chaque cantine livrée : indiquez leurs seuls totaux.',
      },
      CC_COMPLETE: {
        title: 'Importer des bilans détaillés de livreurs de repas',
        description:
          'Les achats sont connus pour chaque livreur de repas, et non pour chaque cantine livrée : indiquez-les par label et par famille de produits.',
      },
      PURCHASES: {
        title: 'Importer des achats',
        description: 'Ajoutez les achats de cantines qui existent déjà sur ma cantine.',
      },
      RECAP: {
        title: 'Importer le récapitulatif d’un fournisseur',
        description:
          'Ajoutez ce qu’un fournisseur a vendu dans l’année ; ce qui est déjà enregistré n’est pas compté deux fois.',
      },
    },
  },
  en: {
    yes: 'Yes',
    no: 'No',
    back: 'Back to the previous step',
    retry: 'Start again',
    questions: {
      hasCanteens: { title: 'Canteens', question: 'Do your canteens already exist on ma cantine?' },
      importPurchases: { title: 'Purchases', question: 'Do you want to import purchases?' },
      importDiagnostics: {
        title: 'Diagnostics',
        question: 'Do you want to create or update diagnostics of your canteens?',
      },
      isCentralKitchen: {
        title: 'Meal deliverer',
        question: 'Do one or several of these establishments deliver meals to the canteens?',
      },
      hasSatelliteData: {
        title: 'Satellite canteens',
        question: 'Do you know the total purchases of each satellite canteen?',
      },
      hasDetailedDiagnosticData: {
        title: 'Detailed declaration',
        question: 'Do you know the total purchases by product family and by quality label?',
      },
    },
    outcomes: {
      CANTEENS: { title: 'Import canteens', description: 'Create or update your canteens, all at once.' },
      SIMPLE: {
        title: 'Import simple diagnostics',
        description:
          'Create or update canteens and their diagnostics when all you know is the totals of organic and of quality purchases.',
      },
      COMPLETE: {
        title: 'Import detailed diagnostics',
        description:
          'Create or update canteens and their diagnostics when you know the purchases by label and by product family.',
      },
      CC_SIMPLE: {
        title: 'Import simple diagnostics of meal deliverers',
        description: 'Purchases are known for each meal deliverer, not for each canteen it serves: give their totals.',
      },
      CC_COMPLETE: {
        title: 'Import detailed diagnostics of meal deliverers',
        description:
          'Purchases are known for each meal deliverer, not for each canteen it serves: give them by label and by product family.',
      },
      PURCHASES: { title: 'Import purchases', description: 'Add the purchases of canteens that exist on ma cantine.' },
      RECAP: {
        title: 'Import the recap of a supplier',
        description: 'Add what a supplier sold over the year; what is stored already is not counted twice.',
      },
    },
  },
}
