import { z } from 'zod'
import type { Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { customIssue } from '../messages/issue-message.ts'
import { isBlank } from '../table-schema/invisible-characters.ts'
import { isStorable } from '../table-schema/unreadable-characters.ts'
import type { ManyChange } from './many-purchases.ts'
import type { LocalDefinition, ProductFamily } from './purchase-draft.ts'
import { canteenMessage, dateMessage } from './purchase-form.ts'
import { purchaseFormMessages } from './purchase-form-messages.ts'
import type { PurchaseFormValues } from './purchase-form-values.ts'
import type { StoredCharacteristic } from './purchase-labels.ts'

/** What a person may change in many purchases, one at a time: what changes is then told in one sentence. */
export const manySubjects = [
  'family',
  'addCharacteristics',
  'removeCharacteristics',
  'canteen',
  'provider',
  'date',
] as const
export type ManySubject = (typeof manySubjects)[number]

/** The field of the form of one purchase in which the new value is written. */
export const fieldOfSubject: Readonly<Record<ManySubject, keyof PurchaseFormValues>> = {
  family: 'family',
  addCharacteristics: 'characteristics',
  removeCharacteristics: 'characteristics',
  canteen: 'canteen',
  provider: 'provider',
  date: 'date',
}

/** @param today where the form is filled, as YYYY-MM-DD. */
export const manyForm = (subject: ManySubject, today: string) =>
  z.custom<PurchaseFormValues>().transform((form, { issues }): ManyChange => {
    const refuse = (field: keyof PurchaseFormValues, message: Message | null) => {
      if (message) issues.push({ ...customIssue(message), path: [field], input: form[field] })
    }
    const required = (isGiven: boolean) => (isGiven ? null : formMessages('required'))
    refuse(fieldOfSubject[subject], problemOf())
    const characteristics = form.characteristics as StoredCharacteristic[]
    switch (subject) {
      case 'family':
        return { family: form.family as ProductFamily }
      case 'addCharacteristics': {
        const isLocal = characteristics.includes('LOCAL')
        if (isLocal && form.localDefinition === '') {
          refuse('localDefinition', purchaseFormMessages('local-definition'))
        }
        return {
          addCharacteristics: characteristics,
          ...(isLocal ? { localDefinition: form.localDefinition as LocalDefinition } : {}),
        }
      }
      case 'removeCharacteristics':
        return { removeCharacteristics: characteristics }
      case 'canteen':
        return { canteen: Number(form.canteen) }
      case 'provider':
        return { provider: form.provider.trim() }
      case 'date':
        return { date: form.date.trim() }
    }

    function problemOf(): Message | null {
      switch (subject) {
        case 'family':
          return required(form.family !== '')
        case 'addCharacteristics':
        case 'removeCharacteristics':
          return required(form.characteristics.length > 0)
        case 'canteen':
          return canteenMessage(form)
        case 'provider':
          if (!isStorable(form.provider)) return formMessages('hidden-character')
          return required(!isBlank(form.provider))
        case 'date':
          return dateMessage(form.date.trim(), today)
      }
    }
  })
