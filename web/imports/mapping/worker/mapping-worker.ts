import { applyMapping } from '@ma-cantine/lib/mapping/apply-mapping'
import { surveySource } from '@ma-cantine/lib/mapping/survey-source'
import { joinChunks } from '@ma-cantine/lib/table-schema/join-chunks'
import type { MappingAnswer, MappingRequest } from './mapping-protocol.ts'

const scope = globalThis as unknown as {
  onmessage: (event: { readonly data: MappingRequest }) => void
  postMessage(answer: MappingAnswer): void
}

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage(await answer(data))
  } catch (error) {
    scope.postMessage({ is: 'failure', reason: error instanceof Error ? error.message : String(error) })
  }
}

async function answer(request: MappingRequest): Promise<MappingAnswer> {
  if (request.is === 'survey') {
    const survey = await surveySource(request.file.stream(), { kind: request.kind })
    return { is: 'survey', survey: survey && 'doubt' in survey ? null : survey }
  }
  const pieces: Uint8Array[] = []
  const write = (bytes: Uint8Array) => void pieces.push(bytes)
  const conversion = await applyMapping(request.file.stream(), request.mapping, { write })
  // The page asked how the words are to be read before it took the file.
  if ('doubt' in conversion) throw new Error('A file in a doubtful encoding')
  if ('missingLabels' in conversion) return { is: 'misfit', missingLabels: conversion.missingLabels }
  const { rows, leftOut, fileTotal, origins } = conversion
  return { is: 'converted', bytes: joinChunks(pieces), rows, leftOut, fileTotal, firstRow: origins.of(2) }
}
