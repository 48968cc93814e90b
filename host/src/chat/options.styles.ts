import { styled } from 'styled-components';
import { entrance } from './messages/message.styles';

export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  padding-left: 40px;
  margin-top: ${({ theme }) => theme.space.l};
  ${entrance}

  @media (max-width: 479px) {
    padding-left: 0;
  }
`;
