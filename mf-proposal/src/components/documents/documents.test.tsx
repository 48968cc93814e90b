import { aBrand, anInstitution, aScene } from '@consorcio/shared/testing';
import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import { screen } from '@testing-library/react';
import Documents from './documents';

const brand = aBrand({
  instituicao: anInstitution({
    contrato: { versao: '12', endereco: 'https://docs.example/contrato' },
    regulamento: { versao: '7b', endereco: 'https://docs.example/regulamento' },
  }),
});

it('links each document at the address of the institution, in another tab, with its version', () => {
  renderWithBrand(<Documents {...componentProps({ props: undefined, scene: aScene({ brand }) })} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Condições gerais do contratoVersão 12, abre em outra aba', 'https://docs.example/contrato'],
    ['Regulamento do grupoVersão 7b, abre em outra aba', 'https://docs.example/regulamento'],
  ]);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});
