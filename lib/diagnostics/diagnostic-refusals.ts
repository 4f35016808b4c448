import { catalogue } from '../messages/catalogue.ts'

/** The objections about diagnostics that need stored data. */
export const diagnosticRefusals = catalogue(
  {
    'unknown-diagnostic': 'Ce bilan n’existe pas.',
    'year-taken': (year: number) =>
      `Cette cantine a déjà un bilan pour l’année ${year} : modifiez-le, ou choisissez une autre année.`,
    declared: 'Ce bilan a été télédéclaré : annulez la télédéclaration pour le modifier.',
  },
  {
    'unknown-diagnostic': 'This diagnostic does not exist.',
    'year-taken': year => `This canteen already has a diagnostic for ${year}: change that one, or choose another year.`,
    declared: 'This diagnostic was declared: cancel the declaration to change it.',
  },
)
