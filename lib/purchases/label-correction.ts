import { z } from 'zod'
import type { Message } from '../messages/catalogue.ts'
import { customIssue } from '../messages/issue-message.ts'
import { impossibleCharacteristics } from './impossible-characteristics.ts'
import { labelCorrectionMessages } from './label-correction-messages.ts'
import { characteristics, localDefinitions, productFamilies } from './purchase-draft.ts'
import { purchaseFormMessages } from './purchase-form-messages.ts'
import type { PurchaseFormValues } from './purchase-form-values.ts'
import { purchaseMessages } from './purchase-messages.ts'

/** What a person decides that an article is proposed with. */
export const LabelCorrection = z.object({
  family: z.enum(productFamilies).nullable(),
  characteristics: z.array(z.enum(characteristics)).transform(given => [...new Set(given)].sort()),
  localDefinition: z.enum(localDefinitions).nullable(),
})
export type LabelCorrection = z.output<typeof LabelCorrection>

/** Why a choice cannot be proposed, by property. */
export function labelCorrectionErrors({
  family,
  characteristics,
  localDefinition,
}: LabelCorrection): Partial<Record<keyof LabelCorrection, Message[]>> {
  const isLocal = characteristics.includes('LOCAL')
  const isImpossible = impossibleCharacteristics(family).some(code => characteristics.some(given => given === code))
  const ofCharacteristics = [
    ...(family === null && characteristics.length === 0 ? [labelCorrectionMessages('nothing-chosen')] : []),
    ...(isImpossible ? [labelCorrectionMessages('impossible')] : []),
    ...(characteristics.includes('FRANCE') && characteristics.includes('EUROPE')
      ? [purchaseMessages('two-origins')]
      : []),
  ]
  const ofLocal = [
    ...(isLocal && localDefinition === null ? [purchaseFormMessages('local-definition')] : []),
    ...(!isLocal && localDefinition !== null ? [purchaseMessages('local-definition-without-local')] : []),
  ]
  return {
    ...(ofCharacteristics.length > 0 ? { characteristics: ofCharacteristics } : {}),
    ...(ofLocal.length > 0 ? { localDefinition: ofLocal } : {}),
  }
}

/** The form of a correction, in the fields of the form of a purchase: checks it, and gives what to send. */
export const labelCorrectionForm = z.custom<PurchaseFormValues>().transform((form, { issues }): LabelCorrection => {
  const isLocal = form.characteristics.includes('LOCAL')
  const correction = {
    family: form.family || null,
    characteristics: [...form.characteristics],
    localDefinition: (isLocal && form.localDefinition) || null,
  } as LabelCorrection
  for (const [field, messages] of Object.entries(labelCorrectionErrors(correction))) {
    for (const message of messages) {
      issues.push({ ...customIssue(message), path: [field], input: form[field as keyof LabelCorrection] })
    }
  }
  return correction
})
