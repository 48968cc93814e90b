import type { Brand } from '@consorcio/shared/entities';
import { Button, SheetTitle } from '@consorcio/shared/ui';
import { formatCnpj } from '@consorcio/shared/validation';
import { Modal } from '../../../chat/parts/modal';
import { AboutFacts, AboutLead, ContactLink, DialogBody, Example } from './dialog.styles';

/** Who stands behind the product, the role of the partner, and whom to call. */
export function AboutSheet({ brand, onClose }: { brand: Brand; onClose(): void }) {
  const { exemplo, razaoSocial, cnpj, endereco, sac, ouvidoria, privacidade } = brand.instituicao;
  return (
    <Modal label="Sobre" onDismiss={onClose}>
      <DialogBody>
        <SheetTitle>Quem está por trás desta conversa</SheetTitle>
        {exemplo && <Example>Dados de exemplo, para testes</Example>}
        <AboutLead>{roleOf(brand)}</AboutLead>
        <AboutFacts>
          <dt>Administradora</dt>
          <dd translate="no">{razaoSocial}</dd>
          <dt>CNPJ</dt>
          <dd translate="no">{formatCnpj(cnpj)}</dd>
          <dt>Autorização</dt>
          <dd>Administradora autorizada e fiscalizada pelo Banco Central</dd>
          <dt>Endereço</dt>
          <dd translate="no">{endereco}</dd>
          <dt>SAC</dt>
          <dd>
            <Telephone {...sac} />
          </dd>
          <dt>Ouvidoria</dt>
          <dd>
            <Telephone {...ouvidoria} />
          </dd>
          <dt>Privacidade e seus dados</dt>
          <dd>
            <ContactLink href={`mailto:${privacidade}`}>{privacidade}</ContactLink>
          </dd>
        </AboutFacts>
        <Button tone="primary" onClick={onClose}>
          Fechar
        </Button>
      </DialogBody>
    </Modal>
  );
}

function roleOf({ nome, assinatura, instituicao: { razaoSocial } }: Brand): string {
  const administrator = `Quem administra o consórcio, assina o contrato e recebe os pagamentos é a ${razaoSocial.replace(/\.$/, '')}.`;
  return assinatura === null
    ? administrator
    : `${nome} oferece o consórcio em parceria ${assinatura}. ${administrator}`;
}

function Telephone({ telefone, horario }: Brand['instituicao']['sac']) {
  return (
    <>
      <ContactLink href={`tel:${telefone.replace(/[^0-9+]/g, '')}`}>{telefone}</ContactLink>
      <span>{`, ${horario}`}</span>
    </>
  );
}
