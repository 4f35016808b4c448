import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Contract, DescribedOperation } from './contract.ts'
import type { Caller, World } from './people-of-contract.ts'
import type { TestServer } from './test-server.ts'
import { type ValidInput, validInputs } from './valid-inputs.ts'

export interface Call {
  readonly caller: Caller
  readonly input: ValidInput
  /** Added to the query of the input. */
  readonly parameters?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls the operations of a contract by their names. */
export class ContractCalls {
  private readonly server: TestServer
  private readonly contract: Contract

  constructor(server: TestServer, contract: Contract) {
    this.server = server
    this.contract = contract
  }

  describe(name: string): DescribedOperation {
    return this.contract.operations.find(operation => operation.name === name) ?? expect.fail(name)
  }

  async inputOf(name: string, world: World): Promise<ValidInput> {
    return (await validInputs[name]?.(world, this.server)) ?? {}
  }

  send(name: string, world: World, call: Call): Promise<LightMyRequestResponse> {
    const { caller, input, parameters = '', headers = {} } = call
    const { method, path } = this.describe(name)
    const address = path.replace(/\{(\w+)\}/g, (_, parameter) => String(input.params?.[parameter] ?? world.canteenId))
    const query = [input.query?.slice(1), parameters].filter(Boolean).join('&')
    const url = query ? `${address}?${query}` : address
    const payload = input.body === undefined ? {} : { payload: input.body as object }
    return this.server.app.inject({ method, url, headers: { ...caller.headers, ...headers }, ...payload })
  }
}
