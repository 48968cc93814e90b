import type { Address } from '@consorcio/shared/entities';
import { magic } from './magic-values';

type Entry = readonly [
  cep: string,
  logradouro: string,
  bairro: string,
  cidade: string,
  estado: string,
  numero?: string,
  complemento?: string,
];

const entries: readonly Entry[] = [
  // Real postal codes: an avenue, a square, a university or a city hall of every state.
  ['69905062', 'Avenida Ceará', 'Cerâmica', 'Rio Branco', 'AC'],
  ['57030170', 'Avenida Doutor Antônio Gouveia', 'Pajuçara', 'Maceió', 'AL'],
  ['69036110', 'Avenida Brasil', 'Compensa', 'Manaus', 'AM'],
  ['68900073', 'Avenida FAB', 'Central', 'Macapá', 'AP'],
  ['40170010', 'Avenida Oceânica', 'Ondina', 'Salvador', 'BA'],
  ['60165120', 'Avenida Beira Mar', 'Meireles', 'Fortaleza', 'CE'],
  ['70150900', 'Praça dos Três Poderes', 'Zona Cívico-Administrativa', 'Brasília', 'DF'],
  ['29055130', 'Avenida Nossa Senhora da Penha', 'Praia do Canto', 'Vitória', 'ES'],
  ['74020200', 'Avenida Goiás', 'Setor Central', 'Goiânia', 'GO'],
  ['65080805', 'Avenida dos Portugueses', 'Vila Bacanga', 'São Luís', 'MA'],
  ['30130005', 'Avenida Afonso Pena', 'Boa Viagem', 'Belo Horizonte', 'MG'],
  ['79002073', 'Avenida Afonso Pena', 'Centro', 'Campo Grande', 'MS'],
  ['78005370', 'Avenida Presidente Getúlio Vargas', 'Centro-Norte', 'Cuiabá', 'MT'],
  ['66075110', 'Rua Augusto Corrêa', 'Guamá', 'Belém', 'PA'],
  ['58045010', 'Avenida Cabo Branco', 'Cabo Branco', 'João Pessoa', 'PB'],
  ['51111000', 'Avenida Boa Viagem', 'Boa Viagem', 'Recife', 'PE'],
  ['64001020', 'Avenida Frei Serafim', 'Centro', 'Teresina', 'PI'],
  ['80060000', 'Rua XV de Novembro', 'Centro', 'Curitiba', 'PR'],
  ['20211110', 'Rua Afonso Cavalcanti', 'Cidade Nova', 'Rio de Janeiro', 'RJ'],
  ['22021001', 'Avenida Atlântica', 'Copacabana', 'Rio de Janeiro', 'RJ'],
  ['59090000', 'Avenida Engenheiro Roberto Freire', 'Ponta Negra', 'Natal', 'RN'],
  ['76801470', 'Avenida Farquar', 'Pedrinhas', 'Porto Velho', 'RO'],
  ['69301380', 'Praça do Centro Cívico', 'Centro', 'Boa Vista', 'RR'],
  ['90020007', 'Rua dos Andradas', 'Centro Histórico', 'Porto Alegre', 'RS'],
  ['88010001', 'Rua Felipe Schmidt', 'Centro', 'Florianópolis', 'SC'],
  ['49097270', 'Rua Frei Luiz Canolo de Noronha', 'Ponto Novo', 'Aracaju', 'SE'],
  ['01001000', 'Praça da Sé', 'Sé', 'São Paulo', 'SP'],
  ['01310100', 'Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP'],
  ['77001090', 'Quadra 109 Norte Avenida NS 15', 'Plano Diretor Norte', 'Palmas', 'TO'],
  // Codes of one house: the lookup knows its number, or its number and complement.
  ['31270901', 'Avenida Presidente Antônio Carlos', 'Pampulha', 'Belo Horizonte', 'MG', '6627'],
  ['01002900', 'Viaduto do Chá', 'Centro', 'São Paulo', 'SP', '15', 'Edifício Matarazzo'],
  // Codes of a whole town, or with half of an address.
  ['36325000', '', '', 'Tiradentes', 'MG'],
  ['79290000', '', '', 'Bonito', 'MS'],
  ['53990000', '', '', 'Fernando de Noronha', 'PE'],
  ['30140010', 'Praça da Liberdade', '', 'Belo Horizonte', 'MG'], // it is between three neighbourhoods
  ['70910900', '', 'Asa Norte', 'Brasília', 'DF'], // the campus of the university has no street
  // Invented places: no real postal code begins with 00000.
  [magic.cepFailsOnce, 'Rua da Segunda Tentativa', 'Centro', 'Curitiba', 'PR'],
  [magic.cepSlow, 'Travessa do Sossego', 'Centro', 'Salvador', 'BA'],
  [magic.cepRefused, 'Rua Sem Saída', 'Centro', 'São Paulo', 'SP'],
];

/** Every address that the sandbox knows; unknown parts are empty. */
export const addressBook: readonly Address[] = entries.map(
  ([cep, logradouro, bairro, cidade, estado, numero = '', complemento = '']) => ({
    cep,
    logradouro,
    bairro,
    cidade,
    estado,
    numero,
    complemento,
  }),
);

/** The address of a CEP of 8 digits, if it is known. */
export function findAddress(cep: string): Address | undefined {
  return addressBook.find((address) => address.cep === cep);
}

/** The book has an address in each of the 26 states and the Federal District. */
export function isStateCode(text: string): boolean {
  return addressBook.some(({ estado }) => estado === text);
}
