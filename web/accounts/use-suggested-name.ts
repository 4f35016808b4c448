import { type SignUp, suggestUsername } from '@ma-cantine/lib/accounts/sign-up-api'
import { useState } from 'react'
import type { z } from 'zod'
import { client } from '../app/client.ts'
import type { SiteForm } from '../ui/site-form.ts'

/**
 * Suggests a username as soon as the names or the address are known. It is only a help: failures are ignored.
 * @returns the suggestion, null without one, and what to call when one of these fields is left.
 */
export function useSuggestedName(form: SiteForm<z.input<typeof SignUp>>) {
  const [suggestedName, setSuggestedName] = useState<string | null>(null)

  async function suggestName(): Promise<void> {
    const { firstName, lastName, email, username } = form.getValues()
    if (username !== '' || !((firstName.trim() && lastName.trim()) || email.trim())) return
    const answer = await client.call(suggestUsername, { body: { firstName, lastName, email } }).catch(() => null)
    if (!answer || form.getValues('username') !== '') return
    form.setValue('username', answer.suggestion)
    // Who is about to type another name replaces the suggestion.
    const field = document.activeElement
    if (field instanceof HTMLInputElement && field.id === form.idOf('username')) field.select()
    setSuggestedName(answer.suggestion)
  }

  return { suggestedName, onBlur: () => void suggestName() }
}
