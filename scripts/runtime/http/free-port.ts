import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A port of this machine that is free at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
