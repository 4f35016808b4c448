import type { Locale } from '@ma-cantine/lib/messages/locale'
import {
  openRecapLink,
  type RecapLinkAnswer,
  recapLinkHeader,
  sendRequestedRecap,
} from '@ma-cantine/lib/recap-requests/recap-link-api'
import { openRecapMailbox, sendMailboxRecap } from '@ma-cantine/lib/recap-requests/recap-mailbox-api'
import { queryOptions } from '@tanstack/react-query'
import { client, createSiteClient } from '../../app/client.ts'
import { createUploadFetch } from '../../app/upload-fetch.ts'
import type { CheckedFile } from '../../imports/check/FileCheck.tsx'

const recapLinkQueryKey = ['recapLink'] as const

/** What a token opens: one request, or all those of the mailbox that it was sent to. */
export interface RecapLink {
  readonly token: string
  readonly isOfMailbox: boolean
}

/** What a link asks for, and what was answered. */
export const askedRecap = (token: string) =>
  queryOptions({
    queryKey: [...recapLinkQueryKey, token],
    queryFn: ({ signal }) => client.call(openRecapLink, { body: { token }, signal }),
    staleTime: 0,
  })

/** All the open requests of a mailbox. */
export const mailboxRecaps = (token: string) =>
  queryOptions({
    queryKey: [...recapLinkQueryKey, 'mailbox', token],
    queryFn: ({ signal }) => client.call(openRecapMailbox, { body: { token }, signal }),
    staleTime: 0,
  })

interface SendOptions {
  readonly dryRun: boolean
  readonly signal?: AbortSignal
  /** Called with the part that is sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/**
 * Sends a file in answer to one request or to all those of a mailbox; the token goes in a header. With `dryRun`, asks what
 * that would do.
 */
export async function sendRecap(
  { token, isOfMailbox }: RecapLink,
  file: File,
  { dryRun, signal, onProgress }: SendOptions,
): Promise<RecapLinkAnswer> {
  const sender = createSiteClient(createUploadFetch(onProgress ?? (() => {})))
  const input = {
    file: { name: file.name, content: file },
    headers: { [recapLinkHeader]: token },
    query: dryRun ? ({ dryRun: 'true' } as const) : {},
    ...(signal ? { signal } : {}),
  }
  if (!isOfMailbox) return sender.call(sendRequestedRecap, input)
  const { requests, ...answer } = await sender.call(sendMailboxRecap, input)
  return { ...answer, canteens: requests.flatMap(({ canteens }) => canteens) }
}

/** What the server says of a file that is right by itself. The server writes the sentences of its errors. */
export const recapVerdict = (link: RecapLink, checked: CheckedFile | null, locale: Locale) =>
  queryOptions({
    queryKey: [...recapLinkQueryKey, link.token, checked?.sha256, locale],
    queryFn: ({ signal }) => sendRecap(link, checked?.file ?? new File([], ''), { dryRun: true, signal }),
    enabled: checked !== null,
  })
