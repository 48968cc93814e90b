import { Chip } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

export const DialogBody = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.xl};
  overflow-wrap: anywhere;
`;

export const DialogWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

export const Example = styled(Chip)`
  justify-self: start;
`;

export const AboutLead = styled.p`
  text-wrap: pretty;
`;

export const AboutFacts = styled.dl`
  margin: 0;

  dt {
    font-size: ${({ theme }) => theme.font.size.s};
    color: ${({ theme }) => theme.color.textQuiet};
  }

  dd {
    margin: 0 0 ${({ theme }) => theme.space.m};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`;

/** A telephone number or an e-mail address, high enough for a finger. It uses the space around its line. */
export const ContactLink = styled.a`
  display: inline-block;
  padding-block: ${({ theme }) => theme.space.m};
  margin-block: calc(-1 * ${({ theme }) => theme.space.m});
`;
