import { zodResolver } from '@hookform/resolvers/zod'
import { BadRequestError } from '@ma-cantine/lib/http/api-error'
import { issueMessage } from '@ma-cantine/lib/messages/issue-message'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { useLocale } from '../app/locale.ts'
import { useWords } from '../words/site-words.ts'
import { failureSentence } from './failure.ts'
import { isPassingFailure } from './passing-failure.ts'
import { useRetry } from './use-retry.ts'
import { useFormWords } from './words/form-words.ts'

export type FormState =
  | { readonly kind: 'open' }
  /** `isRetry` after the form has waited. */
  | { readonly kind: 'sending'; readonly isRetry: boolean }
  /** Nobody answered: it is sent again by itself, until somebody changes it. */
  | { readonly kind: 'waiting' }
  /** A new object at each refusal. `messages` concern the whole form; errors of fields stand beside them. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] }

/** The labels of the visible fields, in their order. */
export type Labels<Input> = { readonly [Field in Extract<keyof Input, string>]?: string }

/**
 * A form that validates with a draft of the library, sends once at a time, and keeps the values typed when it is
 * refused.
 */
export interface SiteForm<Input extends FieldValues, Output = unknown> {
  readonly labels: Labels<Input>
  readonly state: FormState
  /** Tells whether something is typed that was not sent; who asks renders at each key. */
  readonly isChanged: () => boolean
  /** The id of the element of a field. */
  readonly idOf: (field: string) => string
  /** The errors of a field joined by spaces; undefined when there are none. */
  readonly problemOf: (field: string) => string | undefined
  /** Called by the form, or without an event to send it again. */
  readonly submit: (event?: FormEvent) => void
  /** Validates, then sends by something else than `send`: several buttons may send one form. */
  readonly submitTo: (send: (output: Output) => Promise<void>) => void
  /** Sends a form that waits, as it was sent before. */
  readonly retry: () => void
  readonly register: UseFormReturn<Input>['register']
  readonly watch: UseFormReturn<Input>['watch']
  readonly getValues: UseFormReturn<Input>['getValues']
  readonly setValue: UseFormReturn<Input>['setValue']
  readonly reset: UseFormReturn<Input>['reset']
  readonly clearErrors: UseFormReturn<Input>['clearErrors']
}

export interface SiteFormOptions<Input extends FieldValues, Output> {
  readonly draft: z.ZodType<Output, Input>
  readonly labels: Labels<Input>
  readonly values: Input
  /** Sends the validated values. Errors that it throws are shown, those of the server beside their fields. */
  readonly send: (output: Output) => Promise<void>
  /**
   * Sends values that the draft refuses, for the server to tell in the same pass what only it knows; null when there is
   * nothing to ask.
   */
  readonly sendRefused?: (values: Input) => Promise<unknown> | null
  /**
   * Whether it is sent again by itself while nobody answers. Only where it does no harm to send what has arrived already:
   * by its idempotency key, its version, or its nature.
   */
  readonly resumes?: boolean
}

export function useSiteForm<Input extends FieldValues, Output>({
  draft,
  labels,
  values,
  send,
  sendRefused,
  resumes = false,
}: SiteFormOptions<Input, Output>): SiteForm<Input, Output> {
  const id = useId()
  const locale = useLocale()
  const words = useFormWords()
  const siteWords = useWords()
  const [state, setState] = useState<FormState>({ kind: 'open' })
  // A state changes at the next rendering only: too late to stop a second click.
  const busy = useRef(false)
  const lastSend = useRef(send)
  const form = useForm<Input, unknown, Output>({
    // React Hook Form types all default values as optional; ours are complete.
    defaultValues: values as DefaultValues<Input>,
    resolver: zodResolver<Input, unknown, Output>(draft, {
      error: issue => issueMessage(issue as z.core.$ZodRawIssue)?.in(locale) ?? words.notAccepted,
    }),
    criteriaMode: 'all',
    shouldFocusError: false,
  })
  const { errors } = form.formState
  /** Fields that the draft refuses, as they are shown. */
  const refused = useRef<Path<Input>[]>([])
  refused.current = Object.entries(errors).flatMap(([field, error]) =>
    error?.type === 'server' ? [] : [field as Path<Input>],
  )
  // An error goes once it is mended, be it by another field or by the program: dates compute a count, an end has a start.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // What changes a value may take errors away right after it: those are not to be found again.
        callback: () => {
          // Somebody who is changing it sends it when they are ready.
          setState(known => (known.kind === 'waiting' ? { kind: 'open' } : known))
          queueMicrotask(() => {
            const left = refused.current.filter(field => form.getFieldState(field).invalid)
            if (left.length > 0) void form.trigger(left)
          })
        },
      }),
    [form],
  )

  const setSending = () => setState(({ kind }) => ({ kind: 'sending', isRetry: kind === 'waiting' }))

  /** @returns the next state: open again, refused by the server, or waiting for it. */
  async function sendOutput(output: Output, sendIt: typeof send): Promise<FormState> {
    setSending()
    try {
      await sendIt(output)
      return { kind: 'open' }
    } catch (error) {
      if (resumes && isPassingFailure(error)) return { kind: 'waiting' }
      if (!(error instanceof BadRequestError)) {
        return { kind: 'refused', messages: [failureSentence(error, siteWords)] }
      }
      const messages = showServerErrors(error)
      const isEmpty = messages.length === 0 && !Object.keys(error.fields).some(field => field in labels)
      return { kind: 'refused', messages: isEmpty ? [siteWords.errors.generic] : messages }
    }
  }

  /** Puts errors of the server beside their fields, save those that have one. @returns those of the whole form. */
  function showServerErrors({ fields }: BadRequestError, refusedHere: readonly string[] = []): string[] {
    const others: string[] = []
    for (const [field, messages] of Object.entries(fields)) {
      if (!(field in labels)) others.push(...messages)
      else if (!refusedHere.includes(field)) {
        form.setError(field as Path<Input>, { type: 'server', message: messages.join(' ') || words.notAccepted })
      }
    }
    return others.filter(message => message !== '')
  }

  /** What only the server knows of values that the draft refuses. A server that does not answer holds nothing up. */
  async function askServer(refusedHere: readonly string[]): Promise<string[]> {
    const answer = sendRefused?.(form.getValues())
    if (!answer) return []
    setSending()
    try {
      await answer
      return []
    } catch (error) {
      return error instanceof BadRequestError ? showServerErrors(error, refusedHere) : []
    }
  }

  /** Sets the state last, when the errors of the fields are there to be shown with it. */
  async function validateAndSend(event: FormEvent | undefined, sendIt: typeof send): Promise<void> {
    let next: FormState = { kind: 'open' }
    await form.handleSubmit(
      async output => {
        next = await sendOutput(output, sendIt)
      },
      async errors => {
        const others = Object.entries(errors).filter(([field]) => !(field in labels))
        const messages = others.flatMap(([, error]) => messagesOf(error as FieldError))
        next = { kind: 'refused', messages: [...messages, ...(await askServer(Object.keys(errors)))] }
      },
    )(event)
    setState(next)
  }

  function submitOnce(sendIt: typeof send, event?: FormEvent): void {
    event?.preventDefault()
    if (busy.current) return
    busy.current = true
    lastSend.current = sendIt
    void validateAndSend(event, sendIt).finally(() => {
      busy.current = false
    })
  }

  const retry = () => submitOnce(lastSend.current)
  useRetry(state.kind === 'waiting', retry)

  return {
    labels,
    state,
    isChanged: () => state.kind !== 'sending' && JSON.stringify(form.watch()) !== JSON.stringify(values),
    idOf: field => `${id}${field}`,
    problemOf: field => {
      const error = errors[field] as FieldError | undefined
      return error && (messagesOf(error).join(' ') || words.notAccepted)
    },
    submit: event => submitOnce(send, event),
    submitTo: sendIt => submitOnce(sendIt),
    retry,
    register: form.register,
    watch: form.watch,
    getValues: form.getValues,
    setValue: form.setValue,
    reset: form.reset,
    clearErrors: form.clearErrors,
  }
}

/** All sentences of a field, without repeats. */
function messagesOf({ types, message, root }: FieldError): string[] {
  const all = types ? Object.values(types).flat() : [message ?? root?.message]
  return [...new Set(all.filter((text): text is string => typeof text === 'string' && text !== ''))]
}
