import { boletoAnswer } from '../sandbox/answers';
import type { Endpoint } from '../sandbox/api/endpoint';
import { typedLineOf } from '../sandbox/boleto/typed-line';
import { endpoints } from '../sandbox/endpoints';

/** The endpoints of the sandbox, except that every second boleto is sent as the 47 digits that people type, not as a barcode. */
export const oddEndpoints: readonly Endpoint[] = endpoints.map((endpoint) =>
  endpoint.path === '/api/pagamento/boleto' ? withTypedLines(endpoint) : endpoint,
);

function withTypedLines(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handle(request, sandbox) {
      const reply = endpoint.handle(request, sandbox);
      if (!('json' in reply)) return reply;
      const { data } = boletoAnswer.parse(reply.json);
      if (Number(data.contrato) % 2 === 0) return reply;
      return { ...reply, json: { data: { ...data, codigoBarras: typedLineOf(data.codigoBarras) } } };
    },
  };
}
