import type { Journey } from '@consorcio/shared/entities';
import { needed } from '@consorcio/shared/journey';
import { formatCep, formatDate, formatPhone } from '@consorcio/shared/validation';
import type { DataSummaryProps } from '../components/data-summary/data-summary';
import { addressLine } from '../journey/address';
import { formatDocument, holderWords } from '../journey/holder';
import { correctionId } from './corrections';

type Group = DataSummaryProps['grupos'][number];

/** All that the contract will say, as it will be sent. Every datum that was asked can be mended where it stands. */
export function dataSummary(journey: Journey): DataSummaryProps {
  return { grupos: [holder(journey), contact(journey), address(journey), plan(journey)] };
}

function holder(journey: Journey): Group {
  const { holder, name, document, birth } = holderWords(journey);
  const { nomeRazao = '', cpfCnpj = '', nascimentoFundacao = '' } = journey;
  return {
    titulo: 'Titular',
    linhas: [
      { rotulo: 'Quem contrata', valor: holder, opcao: correctionId('titular') },
      { rotulo: name, valor: nomeRazao, opcao: correctionId('nome') },
      { rotulo: document, valor: formatDocument(cpfCnpj), opcao: correctionId('cpf-cnpj') },
      { rotulo: birth, valor: formatDate(nascimentoFundacao), opcao: correctionId('nascimento') },
    ],
  };
}

function contact({ email = '', telefone = '' }: Journey): Group {
  return {
    titulo: 'Contato',
    linhas: [
      { rotulo: 'E-mail', valor: email, opcao: correctionId('email') },
      { rotulo: 'Celular', valor: formatPhone(telefone), opcao: correctionId('telefone') },
    ],
  };
}

function address({ endereco }: Journey): Group {
  const known = needed(endereco, 'endereco');
  const { cep, numero, complemento } = known;
  return {
    titulo: 'Endereço',
    linhas: [
      { rotulo: 'CEP', valor: formatCep(cep), opcao: correctionId('cep') },
      { rotulo: 'Endereço', valor: addressLine(known) },
      { rotulo: 'Número', valor: numero, opcao: correctionId('numero') },
      { rotulo: 'Complemento', valor: complemento || 'Sem complemento', opcao: correctionId('complemento') },
    ],
  };
}

function plan({ planoSelecionado }: Journey): Group {
  const { bemCredito, LabelPlano, planoMeses, planoValorParcela, planoValorPagamento } = needed(
    planoSelecionado,
    'planoSelecionado',
  );
  return {
    titulo: 'Plano',
    linhas: [
      { rotulo: 'Crédito', valor: bemCredito.label },
      { rotulo: 'Plano', valor: `${LabelPlano}, ${planoMeses} meses` },
      { rotulo: 'Parcela mensal', valor: planoValorParcela.label },
      { rotulo: 'Primeira parcela', valor: planoValorPagamento.label },
    ],
  };
}
